import { acknowledged, answering, at, type Conversations, discussed } from '#/prisma/seed/demo/coaching/demo-post.ts';
import { demoReplyKey } from '#/prisma/seed/demo-accounts.mjs';

/** Chat boxes of the departments Engineering and Product & Design. */
export const engineeringTalks: Conversations = {
  'Mobile App': [
    answering(
      at(
        74,
        '09:12',
        'leader',
        'I know the release has cost you a lot. What would help you most this week? Anything counts, also small things.',
      ),
    ),
    at(
      74,
      '13:40',
      2,
      'A day without review meetings would give me back the afternoon I lose to switching between things.',
    ),
    discussed(
      acknowledged(at(73, '00:00', null, 'Please say no to the next “small” request from sales. They add up.'), [
        'leader',
        5,
      ]),
      {
        messages: [
          [72, '10:00', 'reply', 'Thank you for saying so. Which of them cost you most?'],
          [71, '09:00', 'author', 'The exports for single customers. Each is half a day, and nobody plans it.'],
          [70, '11:00', 'reply', 'They go through me from now on, and only one a month.'],
          [70, '12:00', 'answered', ''],
        ],
      },
    ),
    at(
      72,
      '08:55',
      'leader',
      'Done: no review meetings on Thursdays until the release is out, and new requests go through me first.',
    ),
    at(
      41,
      '16:20',
      4,
      'Release 5.2 is in both stores. Nobody had to stay after six. Whoever wrote the checklist: thank you!',
    ),
    at(40, '09:03', 1, 'That was Daniel. And the rollback test on Monday saved us, too.'),
    at(
      12,
      '10:31',
      'leader',
      'I took the tablet layout off this quarter’s list. We said yes to too much in summer; that one was mine.',
    ),
    at(11, '00:00', null, 'Good decision about the tablets. It is quieter already.'),
    discussed(
      at(8, '00:00', null, 'Our stand-up takes half an hour. Could it be shorter, or only three times a week?'),
      { isHeld: true, messages: [[7, '16:00', 'note', 'I ask the other leads on Monday how long theirs take.']] },
    ),
    discussed(
      at(6, '00:00', null, 'I do not dare to say in the round that an estimate is too tight. Others nod, so I nod.'),
      {
        key: demoReplyKey,
        messages: [
          [
            5,
            '10:00',
            'reply',
            'I am glad that you wrote it. Would it help if everybody wrote their number down before we talk?',
          ],
        ],
      },
    ),
    at(5, '15:08', 3, 'Crash-free sessions are back at 99.7 %. Coffee on me at the next office day.'),
    acknowledged(
      at(
        2,
        '11:46',
        6,
        'Could we keep the meeting-free Thursdays for good? I get more done on them than on any other day.',
      ),
      [1, 1],
      [3, 1],
      ['leader', 4],
    ),
    at(1, '14:22', 'leader', 'Yes, let us keep them. Anybody against? Then they stay.'),
    at(1, '00:00', null, 'Thank you for asking and then really changing something.'),
  ],
  Platform: [
    at(
      33,
      '10:02',
      1,
      'The database move went through without a minute of downtime. Eleven weeks of work, and nobody noticed. As it should be.',
    ),
    at(33, '10:30', 'leader', 'And I did notice. Well done, all of you; the rehearsal in staging made the difference.'),
    at(
      16,
      '00:00',
      null,
      'On call two weeks in a row is too much with small children. Could we make the rota shorter?',
    ),
    at(
      15,
      '09:20',
      'leader',
      'Fair. From next month on it is one week in five; Jonas has the draft, please look at it before Friday.',
    ),
    at(4, '17:05', 3, 'The alert that woke us on Sunday is fixed at its root, not muted.'),
    at(1, '12:15', 5, 'Does anybody else find the new dashboards good? I found the slow query in five minutes.'),
  ],
  Data: [
    at(27, '09:44', 0, 'The monthly report builds itself now. Two days of copying every month are gone.'),
    at(26, '11:10', 'leader', 'I showed it to Finance yesterday. They asked who had made it, and I told them.'),
    at(
      9,
      '00:00',
      null,
      'I would like to know a quarter ahead what we will work on. At the moment I learn it on the day.',
    ),
    at(
      8,
      '10:05',
      'leader',
      'You are right. I will bring a list for the next quarter on Tuesday, with what is open marked as open.',
    ),
    at(2, '15:50', 3, 'Finally understood the churn numbers: we counted pauses as leavers. Correction is in review.'),
  ],
  Quality: [
    at(38, '13:25', 2, 'We found the payment bug before any customer did. That is what a quiet success looks like.'),
    at(
      37,
      '09:15',
      'leader',
      'It is in the release notes now, with your names. Quiet successes should be read by somebody.',
    ),
    at(14, '10:40', 4, 'Could developers pair with us for an hour per feature? The hour with Tomasz saved me a day.'),
    at(13, '00:00', null, 'Yes please to the pairing. It is also nicer than writing tickets at each other.'),
    at(3, '16:30', 'leader', 'Three of the four squads said yes to pairing. I keep asking the fourth.'),
  ],
  Product: [
    at(
      29,
      '11:20',
      1,
      'Five customer calls this week, and four of them named the same thing. We guessed wrong about search.',
    ),
    at(
      28,
      '09:05',
      'leader',
      'Good that we asked before we built. I moved the search rework behind the export; thank you for the notes.',
    ),
    at(
      10,
      '00:00',
      null,
      'It would help to hear “no” sooner. A week of silence about an idea feels longer than it is.',
    ),
    at(9, '08:50', 'leader', 'Heard. From now on you get an answer within two days, even if it is “not yet”.'),
    at(2, '14:05', 4, 'The export is out, and the first thank-you mail arrived before lunch.'),
  ],
  Design: [
    at(31, '10:10', 2, 'The new colours pass contrast everywhere. It took longer than planned and it was worth it.'),
    at(30, '12:40', 3, 'Hana’s walk-through for the developers was the best half hour of my month.'),
    at(
      7,
      '00:00',
      null,
      'Feedback in front of the whole company is hard for me. Could we do first rounds in the team?',
    ),
    at(6, '09:35', 'leader', 'Of course. First rounds stay among us from now on; we show what we would stand by.'),
    at(1, '16:12', 5, 'If anybody wants to learn animation: I have an hour on Friday and would love company.'),
  ],
  Research: [
    at(24, '07:30', 0, 'All twelve interviews are transcribed. The quotes about trust are worth reading slowly.'),
    at(
      23,
      '08:15',
      'leader',
      'I read them on the train and missed my stop. Let us bring three of them to the product meeting.',
    ),
    at(4, '06:50', 1, 'The product meeting used two of the quotes in its decision. First time this year.'),
  ],
};
