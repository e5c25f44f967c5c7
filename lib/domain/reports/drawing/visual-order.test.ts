import { expect, it } from 'vitest';
import { piecesOf } from '#/lib/domain/reports/drawing/pieces.ts';
import { inVisualOrder } from '#/lib/domain/reports/drawing/visual-order.ts';

/** Words in right-to-left letters stay in reading order, because fontkit reverses them. */
it.each([
  ['Ada Byron', 'Ada Byron'],
  ['שרה כהן', 'כהן| |שרה'],
  ['QA שרה כהן 12', 'QA| |12| |כהן| |שרה'],
  ['שרה כהן (QA)', 'כהן| |שרה| |(QA)'],
  ['פרחים (גן)', '(|גן|)| |פרחים'],
  ['Team «דן, נועה»', 'Team| |«|נועה| |,|דן|»'],
  ['محمد رسول', 'رسول| |محمد'],
  ['گروه ۲۱', '۱۲| |گروه'],
  ['فريق٢١', '١٢|فريق'],
  ['שרה כה…', '…|כה| |שרה'],
  ['שרה Co…', 'שרה| |Co…'],
  ['דן 👩‍🚀 נועה', 'נועה| |👩‍🚀| |דן'],
])('%s is set as %s', (words, set) => {
  expect(
    inVisualOrder(piecesOf(words))
      .map((piece) => piece.words)
      .join('|'),
  ).toBe(set);
});
