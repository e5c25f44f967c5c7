/** The three figures of a team in the order of their cards; `inSentence` is what the summary calls them. */
export const figures = [
  {
    key: 'motivation',
    metric: 'motivation',
    label: 'Motivation',
    inSentence: 'motivation',
    howComputed:
      'Everyone ranks what motivates them. The score shows how well those needs are met, with higher-ranked ones counting more. Each new answer moves it only halfway, so it changes gradually.',
  },
  {
    key: 'productivity',
    metric: 'productivity',
    label: 'Performance',
    inSentence: 'performance',
    howComputed:
      'People rate how much of what they planned they got done, from 0 (nothing) to 100 (all of it). It’s their own view.',
  },
  {
    key: 'sentiments',
    metric: 'sentiment',
    label: 'Sentiment',
    inSentence: 'sentiment',
    howComputed: 'People say how they feel. Good counts as 100, meh as 50, bad as 0.',
  },
] as const;

export type FigureKey = (typeof figures)[number]['key'];
