import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  listFeedbackTypesContract,
  removeFeedbackImageContract,
  sendFeedbackContract,
  sendSuggestionContract,
  setFeedbackImageContract,
} from '#/lib/domain/feedback/feedback.contract.ts';
import { listTypes } from '#/lib/domain/feedback/feedback.present.ts';

const fileName = 'Zk9xQ2rW.webp';
const url = `/api/images/${fileName}`;

export const feedbackExamples: readonly Example[] = [
  example(listFeedbackTypesContract, { answer: { types: listTypes('en').map(({ id, name }) => ({ id, name })) } }),
  example(setFeedbackImageContract, {
    body: { image: new File(['a picture'], 'picture.jpg', { type: 'image/jpeg' }) },
    answer: { url, fileName },
  }),
  example(removeFeedbackImageContract, { body: { fileName }, answer: {} }),
  example(sendFeedbackContract, {
    body: {
      description: 'The chart of the last month shows Sunday twice.',
      type: 1,
      screenshots: [{ url, fileName }],
      rate: 4,
      score: 9,
    },
    answer: {},
  }),
  example(sendSuggestionContract, { body: { text: 'A reminder on Friday afternoon would help.' }, answer: {} }),
];
