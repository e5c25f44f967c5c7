import { answerRegistration } from '#/lib/domain/registration/links/invited-registration.service.ts';
import { answerLinkRegistration } from '#/lib/domain/registration/links/link-registration.service.ts';
import { answerLinkRegistrationRequest, answerRegistrationRequest } from '#/lib/domain/registration/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(answerRegistrationRequest, answerRegistration);
defineJob(answerLinkRegistrationRequest, answerLinkRegistration);
