import { questionBank } from '#/lib/domain/pulses/bank-constants.ts';
import type { QuestionTypeId } from '#/lib/domain/pulses/constants.ts';

/** A question of a ready-made survey; one that comes from the question bank is an item of it. */
interface ReadyQuestion {
  text: string;
  typeId: QuestionTypeId;
  pool?: readonly string[];
  bankItemId?: number;
}

interface ReadySurvey {
  id: number;
  name: string;
  description: string;
  questions: readonly ReadyQuestion[];
}

function item(id: (typeof questionBank)[number]['id']): ReadyQuestion {
  const { text, typeId } = questionBank[id - 1] ?? questionBank[0];
  return { text, typeId, bankItemId: id };
}

/** Surveys to start from; `{company}` stands for the company's name. */
export const readySurveys: readonly ReadySurvey[] = [
  {
    id: 1,
    name: 'Team check',
    description: 'How a team works together, and what to change first.',
    questions: [item(33), item(36), item(9), item(13), { text: 'What should we change first?', typeId: 3 }],
  },
  {
    id: 2,
    name: 'Workload',
    description: 'Whether there is too much to do, and where the time goes.',
    questions: [
      item(13),
      item(14),
      item(15),
      item(16),
      {
        text: 'What took most of your time this week?',
        typeId: 2,
        pool: ['Planned work', 'Unplanned requests', 'Meetings', 'Fixing mistakes', 'Waiting for others'],
      },
    ],
  },
  {
    id: 3,
    name: 'After a change',
    description: 'Whether a change is understood, and what is still unclear.',
    questions: [
      item(41),
      { text: 'I know what the change means for me.', typeId: 5 },
      { text: 'I have what I need to work in the new way.', typeId: 5 },
      item(44),
      { text: 'What is still unclear?', typeId: 3 },
    ],
  },
  {
    id: 4,
    name: 'First weeks (new people)',
    description: 'How people who have just joined find their way.',
    questions: [
      { text: 'My first days were well prepared.', typeId: 5 },
      item(9),
      { text: 'I know whom to ask.', typeId: 5 },
      item(36),
      { text: 'What would have helped?', typeId: 3 },
    ],
  },
  {
    id: 5,
    name: 'Working apart',
    description: 'How work goes for people who do not sit together.',
    questions: [
      { text: 'I get what I need when colleagues work elsewhere.', typeId: 5 },
      { text: 'Meetings include those who are not in the room.', typeId: 5 },
      item(20),
      item(36),
      { text: 'Where do you work best?', typeId: 2, pool: ['Office', 'Home', 'Half and half', 'Somewhere else'] },
    ],
  },
  {
    id: 6,
    name: 'Leadership',
    description: 'How a team sees its leader.',
    questions: [item(29), item(30), item(31), item(32), { text: 'One thing your leader should keep doing', typeId: 3 }],
  },
  {
    id: 7,
    name: 'Safe to speak',
    description: 'Whether people say what they think.',
    questions: [
      item(37),
      item(38),
      item(39),
      item(40),
      { text: 'Is there something we do not talk about?', typeId: 4 },
    ],
  },
  {
    id: 8,
    name: 'Meetings',
    description: 'Which meetings are worth their time.',
    questions: [
      { text: 'Our meetings are worth their time.', typeId: 5 },
      { text: 'I know why I am invited.', typeId: 5 },
      { text: 'We end with who does what.', typeId: 5 },
      { text: 'Which meeting could go?', typeId: 3 },
    ],
  },
  {
    id: 9,
    name: 'Recommend us',
    description: 'Whether people would recommend the company, and why.',
    questions: [item(1), { text: 'What is the main reason for your answer?', typeId: 3 }],
  },
  {
    id: 10,
    name: 'Look back on a project',
    description: 'What to keep and what to change after a project.',
    questions: [
      { text: 'We knew what we were aiming at.', typeId: 5 },
      { text: 'We worked well together.', typeId: 5 },
      { text: 'We finished with quality I stand behind.', typeId: 5 },
      { text: 'Keep doing', typeId: 3 },
      { text: 'Do differently', typeId: 3 },
    ],
  },
];
