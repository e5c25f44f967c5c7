import { at, type Conversations } from '#/prisma/seed/demo/coaching/demo-post.ts';

/** Chat boxes of the department Operations, and of the circle without a department. */
export const operationsTalks: Conversations = {
  Finance: [
    at(18, '17:20', 1, 'Books closed in three days instead of six, and on a Wednesday. Cake?'),
    at(17, '13:05', 'leader', 'Cake. And please note down what made it work, before we forget it.'),
    at(7, '00:00', null, 'The budget round would be easier if we knew the date earlier than everybody else.'),
    at(6, '14:30', 'leader', 'I asked: it begins on the 7th. From now on you hear it from me first.'),
    at(1, '15:45', 3, 'The new expense form takes two minutes. I timed it.'),
  ],
  People: [
    at(25, '10:50', 0, 'All newcomers of last month had a buddy from their first day on. Eleven of eleven.'),
    at(24, '09:30', 'leader', 'And two of them wrote to tell us. I read it out in the leaders’ round.'),
    at(11, '00:00', null, 'We ask everybody how they are. Who asks us?'),
    at(10, '08:45', 'leader', 'That went home. Thursday at ten, no agenda, tea is ready.'),
    at(2, '11:25', 3, 'Thursday was good. Let us do it again.'),
  ],
  Supply: [
    at(28, '08:20', 2, 'The container that everybody had given up arrived complete. Pedro called the port nine times.'),
    at(27, '10:15', 'leader', 'Nine! Pedro, the next long weekend is yours.'),
    at(
      13,
      '00:00',
      null,
      'Two people have the same list and call the same supplier. It would help to know who has whom.',
    ),
    at(
      12,
      '09:50',
      'leader',
      'There is a list with names now, on one page. Please say by Friday what is wrong with it.',
    ),
    at(2, '13:10', 5, 'The list works. I called nobody twice this week.'),
  ],
  'Sustainability Circle': [
    at(21, '12:10', 1, 'The office in Lisbon runs on green power since Monday. One down.'),
    at(20, '12:55', 'leader', 'Next: travel. Who knows how many of our flights could have been trains?'),
    at(6, '13:20', 3, '41 % of them. I counted twice.'),
    at(1, '12:30', 'leader', 'Then that is our proposal for the next meeting. Thank you for counting.'),
  ],
};
