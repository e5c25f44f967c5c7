import { HydrationBoundary } from '@tanstack/react-query';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { pageLocale } from '#/app/page-request.ts';
import { pageTitle } from '#/app/page-title.ts';
import { SurveySelection } from '#/components/check-ins/survey-selection.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { describeAudience } from '#/lib/domain/check-ins/respond/audience.present.ts';
import { listSurveys } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { listSurveysContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';

export const generateMetadata = () => pageTitle('checkIns');

export default async function CheckInsPage() {
  const ctx = await getPageCtx();
  const locale = await pageLocale();
  return (
    <Words of={['check-ins.selection', 'ui.page']}>
      <HydrationBoundary state={prefetchedState([queryKey(listSurveysContract), await listSurveys(ctx)])}>
        <SurveySelection
          timeZone={ctx.actor.timeZone}
          locale={locale}
          audience={describeAudience(
            { asksOwn: true, smallestGroup: ctx.company.minimumGroupSize, readers: null },
            ctx.locale,
          )}
        />
      </HydrationBoundary>
    </Words>
  );
}
