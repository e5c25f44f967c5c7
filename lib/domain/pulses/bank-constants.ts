/** What the question bank measures, in the order in which ties are broken. */
export const constructs = [
  'Loyalty',
  'Meaning',
  'Clarity',
  'Workload',
  'Autonomy',
  'Growth',
  'Recognition',
  'Leadership',
  'Team',
  'Safe to speak',
  'Change and trust',
] as const;
export type Construct = (typeof constructs)[number];

/** Asks how likely somebody is to recommend the company: the figure behind eNPS. */
export const ENPS_ITEM_ID = 1;

/**
 * The question bank; `{company}` stands for the company's name. The source of an item: `regulation`, the wording of 5 CFR
 * 250.302, public text, or close to it; `own`, our wording of a published construct; `method`, the wording that its method
 * prescribes.
 */
export const questionBank = [
  {
    id: 1,
    construct: 'Loyalty',
    text: 'How likely are you to recommend {company} to a friend as a place to work?',
    typeId: 6,
    source: 'method',
  },
  {
    id: 2,
    construct: 'Loyalty',
    text: 'Considering everything, I am satisfied with my job.',
    typeId: 5,
    source: 'regulation',
  },
  { id: 3, construct: 'Loyalty', text: 'I would choose to work here again.', typeId: 5, source: 'own' },
  { id: 4, construct: 'Loyalty', text: 'I see myself here in a year.', typeId: 5, source: 'own' },
  {
    id: 5,
    construct: 'Meaning',
    text: 'My work gives me a feeling of personal accomplishment.',
    typeId: 5,
    source: 'regulation',
  },
  {
    id: 6,
    construct: 'Meaning',
    text: 'I know how my work relates to the goals of {company}.',
    typeId: 5,
    source: 'regulation',
  },
  { id: 7, construct: 'Meaning', text: 'I can see who benefits from what I do.', typeId: 5, source: 'own' },
  { id: 8, construct: 'Meaning', text: 'The work I do is important.', typeId: 5, source: 'regulation' },
  { id: 9, construct: 'Clarity', text: 'I know what is expected of me.', typeId: 5, source: 'own' },
  { id: 10, construct: 'Clarity', text: 'I know which of my tasks matters most right now.', typeId: 5, source: 'own' },
  { id: 11, construct: 'Clarity', text: 'I get told what is going on in time.', typeId: 5, source: 'own' },
  { id: 12, construct: 'Clarity', text: 'My team agrees on what "done" means.', typeId: 5, source: 'own' },
  { id: 13, construct: 'Workload', text: 'My workload is reasonable.', typeId: 5, source: 'regulation' },
  {
    id: 14,
    construct: 'Workload',
    text: 'I can finish most working days without catching up in the evening.',
    typeId: 5,
    source: 'own',
  },
  { id: 15, construct: 'Workload', text: 'I can take the breaks I need.', typeId: 5, source: 'own' },
  {
    id: 16,
    construct: 'Workload',
    text: 'When too much comes in, something else is taken off the list.',
    typeId: 5,
    source: 'own',
  },
  { id: 17, construct: 'Autonomy', text: 'I have a say in decisions that affect my work.', typeId: 5, source: 'own' },
  { id: 18, construct: 'Autonomy', text: 'I can decide how I do my work.', typeId: 5, source: 'own' },
  {
    id: 19,
    construct: 'Autonomy',
    text: 'I can try a new way of doing things without asking for permission first.',
    typeId: 5,
    source: 'own',
  },
  { id: 20, construct: 'Autonomy', text: 'I have the tools and access I need.', typeId: 5, source: 'own' },
  {
    id: 21,
    construct: 'Growth',
    text: 'I am given a real opportunity to improve my skills.',
    typeId: 5,
    source: 'regulation',
  },
  { id: 22, construct: 'Growth', text: 'My talents are used well.', typeId: 5, source: 'regulation' },
  { id: 23, construct: 'Growth', text: 'I learned something useful in the last month.', typeId: 5, source: 'own' },
  { id: 24, construct: 'Growth', text: 'I can see a next step for me here.', typeId: 5, source: 'own' },
  { id: 25, construct: 'Recognition', text: 'Good work is noticed here.', typeId: 5, source: 'own' },
  { id: 26, construct: 'Recognition', text: 'I get feedback that helps me do better.', typeId: 5, source: 'own' },
  { id: 27, construct: 'Recognition', text: 'The last time I did well, somebody said so.', typeId: 5, source: 'own' },
  { id: 28, construct: 'Recognition', text: 'Effort and reward are in a fair relation.', typeId: 5, source: 'own' },
  {
    id: 29,
    construct: 'Leadership',
    text: 'I have trust and confidence in my team leader.',
    typeId: 5,
    source: 'regulation',
  },
  { id: 30, construct: 'Leadership', text: 'My team leader listens to what I have to say.', typeId: 5, source: 'own' },
  {
    id: 31,
    construct: 'Leadership',
    text: 'My team leader helps to get obstacles out of the way.',
    typeId: 5,
    source: 'own',
  },
  { id: 32, construct: 'Leadership', text: 'My team leader treats everybody fairly.', typeId: 5, source: 'own' },
  {
    id: 33,
    construct: 'Team',
    text: 'The people I work with cooperate to get the job done.',
    typeId: 5,
    source: 'regulation',
  },
  { id: 34, construct: 'Team', text: 'I can rely on my teammates.', typeId: 5, source: 'own' },
  { id: 35, construct: 'Team', text: 'We settle disagreements well.', typeId: 5, source: 'own' },
  { id: 36, construct: 'Team', text: 'I feel part of my team.', typeId: 5, source: 'own' },
  {
    id: 37,
    construct: 'Safe to speak',
    text: 'I can raise a problem or a mistake without it being held against me.',
    typeId: 5,
    source: 'own',
  },
  { id: 38, construct: 'Safe to speak', text: 'People here say it when they disagree.', typeId: 5, source: 'own' },
  { id: 39, construct: 'Safe to speak', text: 'It is easy to ask teammates for help.', typeId: 5, source: 'own' },
  { id: 40, construct: 'Safe to speak', text: 'Different opinions are welcome on my team.', typeId: 5, source: 'own' },
  {
    id: 41,
    construct: 'Change and trust',
    text: 'Changes are explained before they happen.',
    typeId: 5,
    source: 'own',
  },
  { id: 42, construct: 'Change and trust', text: 'Leaders of {company} do what they say.', typeId: 5, source: 'own' },
  {
    id: 43,
    construct: 'Change and trust',
    text: 'Something good came of earlier answers to questions like these.',
    typeId: 5,
    source: 'own',
  },
  {
    id: 44,
    construct: 'Change and trust',
    text: 'I have confidence in where {company} is going.',
    typeId: 5,
    source: 'own',
  },
] as const;
export type BankItem = (typeof questionBank)[number];

/** How long a rotation lets an item rest, in days. Source: docs/decisions.md, Pulses. */
export const restDays = {
  /** Of the item behind eNPS. */
  enps: 28,
  item: 84,
  /** Where fewer than `enough` items are free. */
  shorter: 56,
  enough: 3,
} as const;
