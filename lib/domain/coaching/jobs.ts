import { enqueueEvaluations } from '#/lib/domain/coaching/commands/enqueue-evaluations.ts';
import { evaluateCompany } from '#/lib/domain/coaching/commands/evaluate-company.ts';
import { notifyOfAnonymousPosts } from '#/lib/domain/coaching/commands/notify-of-anonymous-posts.ts';
import { writeFirstInsights } from '#/lib/domain/coaching/commands/write-first-insights.ts';
import { evaluateTeams, sweepEvaluations, tellOfPosts, welcomeNewcomers } from '#/lib/domain/coaching/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepEvaluations, enqueueEvaluations);

defineJob(evaluateTeams, async (ctx, payload) => {
  await evaluateCompany(ctx, payload);
});

defineJob(welcomeNewcomers, writeFirstInsights);

defineJob(tellOfPosts, notifyOfAnonymousPosts);
