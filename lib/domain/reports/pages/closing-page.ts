import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { box, type Drawn, heading, text } from '#/lib/domain/reports/pages/elements.ts';
import { paint } from '#/lib/domain/reports/pages/paint.ts';
import type { Report } from '#/lib/domain/reports/pages/report-model.ts';
import { sheet } from '#/lib/domain/reports/pages/sheet.ts';

/** How the figures come about and what is left out of them, so that the report can be read without the product. */
export function closingPage({ chapters, minimumGroupSize }: Report, { hasBrackets }: { hasBrackets: boolean }): Drawn {
  const isAbove = chapters.some(({ kind }) => kind !== 'own-team');
  const isOwn = chapters.some(({ kind }) => kind === 'own-team');
  return sheet(
    { foot: 'How these figures are made', bookmark: 'How these figures are made' },
    heading('How these figures are made'),
    ...[...figures, ...(isAbove ? above : []), changes, ...(hasBrackets ? [brackets] : [])].map(paragraph),
    heading('Why some figures are hidden'),
    ...[...(isAbove ? hidden(minimumGroupSize) : []), ...(isOwn ? own : [])].map(paragraph),
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
  [
    'Averages',
    'Every answer counts once, so that nobody can be worked out by comparing days, groups and periods; in the norms of a month each person does.',
  ],
];

const changes: Paragraph = [
  'Changes',
  'A change is the difference of the two averages shown. It is told as a rise or fall only when the people who answered in both periods moved the same way, by more than chance would explain; otherwise the report says that there is no clear change. Below 5 points, for sentiment below 8, it is called small.',
];

const brackets: Paragraph = [
  'Names in brackets',
  'This file has no letters for the script of some names. Such a name stands in brackets with a number of its own, the same wherever it occurs; the dashboards show it in full.',
];

const above: Paragraph[] = [
  [
    'Days that count',
    'Answers count on the day they were given, once that day is over. Figures of teams cover whole weeks, from Monday to Sunday. A day or week, once published, never changes.',
  ],
  [
    'Month questions',
    'The employee net promoter score, onboarding satisfaction and norms are asked once a month, and their results are those of the last closed month. They are anonymous to everybody.',
  ],
];

function hidden(minimum: number): Paragraph[] {
  return [
    [
      'Small groups',
      `A figure is shown only when at least ${minimum} people answered. Days and weeks with fewer answers are left out of every average for good. Numbers of people are told in bands.`,
    ],
    [
      'Groups beside them',
      'Where a hidden group could be worked out from the figures around it, the smallest of these is hidden too, even when enough people answered.',
    ],
    ['The same everywhere', 'This report shows what the dashboards show to the person it was made for, and no more.'],
  ];
}

const own: Paragraph[] = [
  [
    'Your own team',
    `This report may be passed on, so it shows your team as its members see it: days that are over and on which at least ${K_ANON_MIN} people answered, in whole points, and no answers by name.`,
  ],
];

function paragraph([title, words]: Paragraph): Drawn {
  return box(
    { flexDirection: 'row', gap: 12, marginBottom: 9 },
    text({ width: 120, fontSize: 9, fontWeight: 600 }, title),
    text({ flex: 1, fontSize: 9, lineHeight: 1.45, color: paint.muted }, words),
  );
}
