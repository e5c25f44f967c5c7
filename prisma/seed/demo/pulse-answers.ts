/** Answers to the open questions of pulses, by question: from content and from discontent people. */
export const writtenAnswers: Readonly<
  Record<string, { readonly good: readonly string[]; readonly bad: readonly string[] }>
> = {
  'What should we change first?': {
    good: [
      'Nothing big. Shorter notes after the planning would help.',
      'Keep the Thursday demo, it is the best half hour of the week.',
      'More pairing with the people who have just joined.',
      'Write down decisions where everybody can find them.',
      'I would like to hear more often what came of our work.',
      'One afternoon without meetings, please.',
      'Let us celebrate what we finish, not only start the next thing.',
      'Show newcomers who to ask for what. It took me weeks to find out.',
      'More time with customers. The two visits this year taught me a lot.',
      'Shorter forms for small purchases.',
      'A quiet room would be great, the open space gets loud after lunch.',
      'Ask us before a tool is replaced, not after.',
      'Swap people between teams for a week now and then.',
      'Put the roadmap on one page.',
      'Start meetings five minutes past, so that we arrive on time.',
      'Tell us what the customer said, the good things too.',
      'Agree on one place for files.',
      'A fixed day for reviews, please. They pile up.',
      'I would keep the home office days as they are.',
      'Let teams choose two improvements a quarter themselves.',
    ],
    bad: [
      'Too much is started at the same time.',
      'Decide what falls off the list before something new goes on it.',
      'We learn of changes from the ticket, not from a person.',
      'Fewer status meetings, they eat the morning.',
      'Nobody feels responsible for the small faults.',
      'Agree on who decides. Now everybody does, or nobody.',
      'Stop moving dates without asking those who do the work.',
      'Fewer priorities. Five number ones are none.',
      'I wait for approvals longer than the work takes.',
      'We need one more person in the evenings, not another plan.',
      'The handover between the sites loses half of what matters.',
      'Say no to a customer once in a while.',
      'Decisions from the steering round reach us a week later.',
      'My machine is six years old. Please.',
    ],
  },
  'What should we keep doing?': {
    good: [
      'Demos every Thursday, also when half of it is broken.',
      'Helping each other without asking whose task it is.',
      'The short call at nine. It saved many messages.',
      'Testing on real phones early.',
    ],
    bad: ['Saying openly that a date cannot be kept.', 'Pairing on the hard parts.', 'The humour in the channel.'],
  },
  'What should we do differently?': {
    good: [
      'Freeze the scope a week earlier.',
      'Ask support what customers report before we plan.',
      'Plan a quiet week after a release.',
    ],
    bad: [
      'No release again without somebody who may say stop.',
      'Estimate together, not in a spreadsheet overnight.',
      'Evenings and weekends must not be part of the plan.',
      'Test the update path before the last day.',
    ],
  },
};
