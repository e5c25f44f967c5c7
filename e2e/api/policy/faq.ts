import { NO_ID, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import { faqSections } from '#/lib/domain/faq/constants.ts';

/** A question for everyone, one only for administrators, and an unknown one. */
const [forAll] = faqSections[0].entries;
const [, , forAdministrators] = faqSections[6].entries;

const vote: PolicyRow = {
  own: { status: 200, send: plain({ params: { id: forAll.id } }) },
  colleague: {
    status: (role) => (role === 'Administrator' ? 200 : 404),
    send: plain({ params: { id: forAdministrators.id } }),
  },
  unknown: { status: 404, send: plain({ params: { id: NO_ID } }) },
};

export const faqPolicy: Policy = {
  searchFaq: { own: { status: 200, send: plain({ body: { word: 'mail' } }) } },
  likeFaq: vote,
  dislikeFaq: vote,
};
