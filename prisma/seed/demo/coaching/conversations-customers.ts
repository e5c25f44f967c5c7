import { at, type Conversations } from '#/prisma/seed/demo/coaching/demo-post.ts';

/** Chat boxes of the department Customers. */
export const customerTalks: Conversations = {
  'Sales Europe': [
    at(35, '16:45', 3, 'Vossen signed for three years. It took fourteen months and everybody in this team.'),
    at(34, '09:10', 'leader', 'What I want to remember: nobody promised them anything that we cannot keep.'),
    at(17, '00:00', null, 'The numbers board in the corridor makes some of us feel small. Does it need the names?'),
    at(16, '10:20', 'leader', 'It does not. The names come off today, the team’s number stays.'),
    at(6, '13:55', 6, 'Whoever covered for me on Thursday: thank you. My daughter was fine by evening.'),
    at(1, '11:30', 1, 'Two pilots ended, two renewals. Quiet week, good week.'),
  ],
  'Sales Americas': [
    at(30, '18:20', 2, 'We lost Harlow on price and they wrote that we were the better people. I will take it.'),
    at(
      29,
      '15:05',
      'leader',
      'I asked them for half an hour of honest feedback. They said yes; who wants to listen in?',
    ),
    at(12, '00:00', null, 'Late calls with Europe four days a week wear me down. Two would do.'),
    at(11, '16:40', 'leader', 'Two it is: Tuesdays and Thursdays. The rest we write down.'),
    at(3, '17:35', 5, 'First week with two late calls. I cooked dinner three times.'),
  ],
  Support: [
    at(
      52,
      '10:15',
      'leader',
      'For half a year we have answered the hard tickets in pairs. Complaints are down by a third, and it was your idea.',
    ),
    at(51, '11:00', 5, 'It is also less lonely. I learned more in these weeks than in the year before.'),
    at(20, '00:00', null, 'A year ago I would not have written here. I thought somebody should know that.'),
    at(19, '09:25', 'leader', 'Whoever you are: thank you. It took me a while to answer, because I was glad.'),
    at(
      8,
      '14:50',
      2,
      'Kwame turned the angriest customer of the month into one who sent chocolate. It is in the kitchen.',
    ),
    at(2, '15:15', 7, 'Could we share the templates from Monday’s training? I keep telling people about them.'),
    at(1, '09:40', 'leader', 'They are in the handbook now. Change them where you know better.'),
  ],
};
