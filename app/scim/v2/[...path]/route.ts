import { answerScim } from '#/app/scim/answer-scim.ts';

export const GET = answerScim;
export const POST = answerScim;
export const PUT = answerScim;
export const PATCH = answerScim;
export const DELETE = answerScim;
