/**
 * Values a company and its people choose from.
 * Source: docs/decisions.md, The norms to choose from are worded by us.
 */
export const norms = [
  { id: 1, name: 'Respect', meaning: 'We respect everyone, even when we disagree' },
  { id: 2, name: 'Trust', meaning: 'We assume good intent and keep confidences' },
  { id: 3, name: 'Honesty', meaning: 'We say what is true, kindly and early' },
  { id: 4, name: 'Openness', meaning: 'We share information unless there is a reason not to' },
  { id: 5, name: 'Accountability', meaning: 'We do what we promised or say in time that we cannot' },
  { id: 6, name: 'Ownership', meaning: 'When we see a problem, we act' },
  { id: 7, name: 'Collaboration', meaning: 'We work things out together rather than alone' },
  { id: 8, name: 'Helpfulness', meaning: 'We make time when someone asks' },
  { id: 9, name: 'Inclusion', meaning: 'Everyone gets heard before we decide' },
  { id: 10, name: 'Fairness', meaning: 'The same rules hold for everyone' },
  { id: 11, name: 'Safety to speak', meaning: 'Questions and mistakes are welcome' },
  { id: 12, name: 'Learning', meaning: 'We look back and try to do better next time' },
  { id: 13, name: 'Curiosity', meaning: 'We ask before we judge' },
  { id: 14, name: 'Courage', meaning: 'We take on hard things and say what’s unpopular' },
  { id: 15, name: 'Creativity', meaning: 'We try new things and accept that some will fail' },
  { id: 16, name: 'Quality', meaning: 'We deliver work we’d put our name to' },
  { id: 17, name: 'Focus', meaning: 'We do the important thing first' },
  { id: 18, name: 'Simplicity', meaning: 'We choose the simplest thing that works' },
  { id: 19, name: 'Reliability', meaning: 'We are on time and prepared' },
  { id: 20, name: 'Clarity', meaning: 'We write down goals, roles and next steps' },
  { id: 21, name: 'Customer care', meaning: 'We check what our work does for the people who use it' },
  { id: 22, name: 'Feedback', meaning: 'We give and ask for feedback in the week it matters' },
  { id: 23, name: 'Recognition', meaning: 'We notice good work and say so' },
  { id: 24, name: 'Balance', meaning: 'We protect rest and time off' },
  { id: 25, name: 'Wellbeing', meaning: 'We look after ourselves and each other' },
  { id: 26, name: 'Humour', meaning: 'We take work seriously and ourselves less so' },
  { id: 27, name: 'Responsibility', meaning: 'We think about people and places our work touches' },
  { id: 28, name: 'Adaptability', meaning: 'We change plans when the facts change' },
] as const;
