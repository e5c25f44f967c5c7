/** The three figures of a team in the order of their cards; `inSentence` is what the summary calls them. */
export const figures = [
  {
    key: 'motivation',
    metric: 'motivation',
    label: 'Motivation',
    inSentence: 'motivation',
    howComputed:
      'Everyone ranks what motivates them. The score says how well that is met, and what ranks higher counts more. One answer moves it half-way, so it changes calmly.',
  },
  {
    key: 'productivity',
    metric: 'productivity',
    label: 'Performance',
    inSentence: 'performance',
    howComputed:
      'People say how much of what they set out to do they got done, from 0 for nothing to 100 for all of it. It is their own view.',
  },
  {
    key: 'sentiments',
    metric: 'sentiment',
    label: 'Sentiment',
    inSentence: 'sentiment',
    howComputed: 'People say how they feel. A good feeling counts 100, a meh one 50, a bad one 0.',
  },
] as const;

export type FigureKey = (typeof figures)[number]['key'];
