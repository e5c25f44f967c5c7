import { answerLinkRegistration } from '#/lib/domain/registration/links/answer-link-registration.ts';
import { answerRegistration } from '#/lib/domain/registration/links/answer-registration.ts';
import { answerLinkRegistrationRequest, answerRegistrationRequest } from '#/lib/domain/registration/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(answerRegistrationRequest, answerRegistration);
defineJob(answerLinkRegistrationRequest, answerLinkRegistration);
