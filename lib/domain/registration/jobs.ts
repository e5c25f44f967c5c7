import { answerLinkRegistration } from '#/lib/domain/registration/commands/answer-link-registration.ts';
import { answerRegistration } from '#/lib/domain/registration/commands/answer-registration.ts';
import { answerLinkRegistrationRequest, answerRegistrationRequest } from '#/lib/domain/registration/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(answerRegistrationRequest, answerRegistration);
defineJob(answerLinkRegistrationRequest, answerLinkRegistration);
