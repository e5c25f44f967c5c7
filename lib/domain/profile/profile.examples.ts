import { type Example, example } from '#/lib/api/endpoint.ts';
import { downloadOwnDataContract } from '#/lib/domain/profile/own-data/own-data.contract.ts';
import {
  changePasswordContract,
  chooseLanguageContract,
  getAssessmentSummaryContract,
  getEmailContract,
  getImageContract,
  getMembershipContract,
  getMotivatorsContract,
  getProfileContract,
  getValuesContract,
  removeAccountContract,
  removeImageContract,
  saveMotivatorsContract,
  saveValuesContract,
  setImageContract,
  updateProfileContract,
} from '#/lib/domain/profile/profile.contract.ts';

const picture = 'DaeRHEgYh6Ew-TcDgc86l-MspKstgzuXkyfbSkVVn0g.webp';

const profile = {
  firstName: 'Daniel',
  lastName: 'Okafor',
  email: 'member@northlight.test',
  number: '+44 20 7946 0018',
  seniorities: [
    { id: 3, name: 'Experienced' },
    { id: 4, name: 'Senior' },
  ],
  seniorityId: 4,
  timeZoneId: 11,
  timeZone: 'Europe/London',
  timeZones: [
    { id: 11, name: 'GMT', value: 0, timeZone: 'Europe/London' },
    { id: 12, name: 'GMT+1', value: 1, timeZone: 'Europe/Berlin' },
  ],
  image: `/api/images/${picture}`,
};

const values = {
  norms: [
    { id: 1, name: 'Respect', meaning: 'We respect everyone, even when we disagree' },
    { id: 2, name: 'Trust', meaning: 'We assume good intent and keep confidences' },
    { id: 12, name: 'Learning', meaning: 'We look back and try to do better next time' },
  ],
  userNorms: [2, 12],
};

const ratings = [6, 11, 8, 3, 1, 2, 4, 5, 7, 9, 10, 12];
const motivators = {
  motivators: [
    { id: 6, name: 'Recognition', meaning: 'Good work being seen' },
    { id: 11, name: 'Security', meaning: 'A stable job and clear prospects' },
  ],
  userRatings: ratings,
  userPriorities: [6, 11, 8],
  score: 58.3,
  text: 'You’re on solid ground. “Security” is going well, and progress on “Recognition” would help most.',
};

export const profileExamples: readonly Example[] = [
  example(getProfileContract, { answer: { profile } }),
  example(updateProfileContract, {
    body: { firstName: 'Daniel', lastName: 'Okafor', seniorityId: 4, timeZone: 'Europe/London' },
    answer: { profile },
  }),
  example(setImageContract, {
    body: { image: new File(['a photo'], 'picture.jpg', { type: 'image/jpeg' }) },
    answer: { url: `/api/images/${picture}` },
  }),
  example(removeImageContract, {}),
  example(getImageContract, { params: { name: picture }, answer: 'RIFF (the bytes of a WebP picture)' }),
  example(getValuesContract, { answer: values }),
  example(saveValuesContract, { body: { norms: [2, 12] }, answer: values }),
  example(getMotivatorsContract, { answer: motivators }),
  example(saveMotivatorsContract, { body: { ratings, priorities: [6, 11, 8] }, answer: motivators }),
  example(getAssessmentSummaryContract, {
    answer: {
      description: 'You haven’t taken the personality assessment. When you have, your result shows here.',
      isCompleted: false,
      name: '',
    },
  }),
  example(getMembershipContract, {
    answer: {
      text: [
        'Northlight has used unboXt since 22 October 2025.',
        '120 people have an account, including 3 administrators.',
        '14 teams are set up.',
      ],
    },
  }),
];

export const accountExamples: readonly Example[] = [
  example(getEmailContract, { answer: { email: 'member@northlight.test' } }),
  example(changePasswordContract, {
    body: { currentPassword: 'calm-harbour-42', newPassword: 'quiet-lantern-17' },
  }),
  example(downloadOwnDataContract, { answer: 'PK' }),
  example(removeAccountContract, {}),
  example(chooseLanguageContract, { body: { locale: 'en' }, answer: { locale: 'en' } }),
];
