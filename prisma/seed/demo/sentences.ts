/** Remarks by the first reason: if it helped, and if it didn't. */
export const sentences: Readonly<
  Record<number, { readonly good: readonly string[]; readonly bad: readonly string[] }>
> = {
  1: {
    good: [
      'For once the list was shorter in the evening than in the morning.',
      'A manageable day, I even had time to tidy up.',
    ],
    bad: [
      'Three things were due today and I could give each of them an hour.',
      'I keep moving the same task to tomorrow.',
      'Nothing was taken off the list when the new work came in.',
      'It was simply too much for one day.',
    ],
  },
  2: {
    good: ['We shipped on the day we said we would.', 'The deadline is tight, but it gives us focus.'],
    bad: [
      'The date was set before anyone asked how long it takes.',
      'We are cutting corners to be on time and everybody knows it.',
      'The date was moved forward again.',
      'Another evening at the laptop to make the date.',
    ],
  },
  3: {
    good: ['Good planning session, I know exactly what matters this week.', 'Clear goal, few interruptions.'],
    bad: ['The priorities changed twice since Monday.', 'I am not sure any more what we are trying to reach.'],
  },
  4: {
    good: [
      'Pairing on the difficult part made it fun.',
      'Somebody jumped in without being asked, thank you.',
      'We laughed a lot today and still got everything done.',
      'It is good to have this team around me.',
    ],
    bad: ['We talked past each other all day.', 'There is some tension we are not speaking about.'],
  },
  5: {
    good: [
      'Our one-to-one helped me decide what to drop.',
      'My lead stood up for us in the planning meeting.',
      'I got honest feedback that I can use.',
    ],
    bad: [
      'I waited all day for a decision.',
      'I would have liked some backing in that meeting.',
      'I do not hear whether what I do is right or wrong.',
    ],
  },
  6: {
    good: ['A customer named me in a thank-you note!', 'The demo got applause, that felt good.'],
    bad: ['A lot of work, and nobody noticed.', 'The praise went to another team.'],
  },
  7: {
    good: ['I could choose the approach myself.', 'Nobody looked over my shoulder and it worked out well.'],
    bad: ['Every small step needs a sign-off.', 'The decision had been made before we were asked.'],
  },
  8: {
    good: [
      'Learned something in the workshop that I can use tomorrow.',
      'I finally understand how our forecasts are made.',
    ],
    bad: ['I would like to learn the new tool but there is no time for it.'],
  },
  9: {
    good: ['The new set-up is so much faster.', 'The clean-up of our templates pays off.'],
    bad: [
      'The system was down until noon.',
      'Two tools, the same data, and they do not agree.',
      'I spent the morning waiting for access rights.',
    ],
  },
  10: {
    good: ['A short meeting with a decision at the end, more of that please.', 'No meetings today, wonderful.'],
    bad: ['Six meetings, half an hour between them.', 'The meeting could have been three lines of text.'],
  },
  11: {
    good: [
      'The update from the other site came in time, no guessing.',
      'Everybody knew what everybody else was doing.',
    ],
    bad: ['I heard of the change by chance.', 'Too many channels, I missed the message that mattered.'],
  },
  12: {
    good: ['The customer renewed and said why: because of us.', 'A call that I was nervous about went really well.'],
    bad: ['A long call with an unhappy customer.', 'The partner sent the files a week late.'],
  },
  13: {
    good: [
      'The new way of working makes more sense than I had expected.',
      'A change for the better, even if it is unusual still.',
    ],
    bad: ['Nobody can tell yet what the change means for us.', 'The third reorganisation of the process this year.'],
  },
  14: {
    good: [
      'The problem that followed us for weeks is gone.',
      'Finished the part I had been putting off.',
      'It all came together this afternoon.',
      'Small steps, but forward.',
    ],
    bad: ['Busy all day and nothing finished.', 'Back to the start with this one.'],
  },
  15: {
    good: ['Looking forward to the weekend trip.', 'Started late, the school play was worth it.'],
    bad: ['My head was elsewhere today.', 'Moving house and working do not go together well.'],
  },
};
