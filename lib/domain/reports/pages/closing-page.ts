import { box, type Drawn, heading, text } from '#/lib/domain/reports/pages/elements.ts';
import { paint } from '#/lib/domain/reports/pages/paint.ts';
import type { Report } from '#/lib/domain/reports/pages/report-model.ts';
import { sheet } from '#/lib/domain/reports/pages/sheet.ts';

/** How the figures come about, so that the report can be read without the product. */
export function closingPage({ minimumGroupSize }: Report, { hasBrackets }: { hasBrackets: boolean }): Drawn {
  return sheet(
    { foot: 'How these figures are made', bookmark: 'How these figures are made' },
    heading('How these figures are made'),
    ...[...figures, changes, ...(hasBrackets ? [brackets] : [])].map(paragraph),
    heading('Why nobody’s answers can be worked out'),
    ...protection(minimumGroupSize).map(paragraph),
  );
}

type Paragraph = readonly [title: string, words: string];

const figures: Paragraph[] = [
  [
    'Motivation',
    'Everyone ranks what motivates them. The score says how well that is met, and what ranks higher counts more. One answer moves it half-way, so it changes calmly. Before the first answer it stands at 50.',
  ],
  [
    'Performance',
    'People say how much of what they set out to do they got done, from 0 for nothing to 100 for all of it. It is their own view.',
  ],
  ['Sentiment', 'People say how they feel. A good feeling counts 100, a meh one 50, a bad one 0.'],
  ['Averages', 'Every answer counts once, so that figures of days, teams and departments add up.'],
];

const changes: Paragraph = [
  'Changes',
  'A change is the difference of the two averages shown. It is told as a rise or fall only when the days, weeks or months of the two periods differ by more than chance would explain; otherwise the report says that there is no clear change. Below 5 points, for sentiment below 8, it is called small.',
];

const brackets: Paragraph = [
  'Names in brackets',
  'This file has no letters for the script of some names. Such a name stands in brackets with a number of its own, the same wherever it occurs; the dashboards show it in full.',
];

function protection(minimum: number): Paragraph[] {
  return [
    [
      'Batches',
      `Answers are published together once at least ${minimum} people of a team have given some: as soon as everyone has answered, or else overnight. Until then they wait. A batch is never opened or changed again, and counts once, in its team, its department and the company.`,
    ],
    [
      'Small teams',
      `Answers of teams below ${minimum} people are published together with those of other teams of their department, or of the company.`,
    ],
    [
      'The same for everyone',
      'This report shows what everyone sees who sees no names. A team’s own leaders also see answers by name, as they come, so their averages can differ by a few points.',
    ],
    [
      'Month questions',
      'eNPS and onboarding satisfaction are asked once a month and shown by calendar month. They are anonymous to everybody.',
    ],
  ];
}

function paragraph([title, words]: Paragraph): Drawn {
  return box(
    { flexDirection: 'row', gap: 12, marginBottom: 9 },
    text({ width: 120, fontSize: 9, fontWeight: 600 }, title),
    text({ flex: 1, fontSize: 9, lineHeight: 1.45, color: paint.muted }, words),
  );
}
