import { enqueueEvaluations } from '#/lib/domain/coaching/evaluations/enqueue-evaluations.ts';
import { evaluateCompany } from '#/lib/domain/coaching/evaluations/evaluation.service.ts';
import { writeFirstInsights } from '#/lib/domain/coaching/evaluations/write-first-insights.ts';
import { notifyOfAcknowledgements } from '#/lib/domain/coaching/post-notices/notify-of-acknowledgements.ts';
import { notifyOfAnonymousPosts } from '#/lib/domain/coaching/post-notices/post-notice.service.ts';
import {
  evaluateTeams,
  sweepEvaluations,
  tellOfAcknowledgements,
  tellOfPosts,
  welcomeNewcomers,
} from '#/lib/domain/coaching/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepEvaluations, enqueueEvaluations);

defineJob(evaluateTeams, async (ctx, payload) => {
  await evaluateCompany(ctx, payload);
});

defineJob(welcomeNewcomers, writeFirstInsights);

defineJob(tellOfPosts, notifyOfAnonymousPosts);

defineJob(tellOfAcknowledgements, notifyOfAcknowledgements);
