import { addUp, type Share } from '#/bench/figures/freshness.ts';
import { K, publishCompanyDays, readersAbove } from '#/bench/figures/publish-company-days.ts';
import type { SimulatedCompany } from '#/bench/figures/simulated-company.ts';
import type { PublishedBatch } from '#/e2e/support/scenes/published-days.ts';
import { partsOf } from '#/e2e/support/scenes/published-days.ts';
import { firstOfMonth, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { hidesBatch } from '#/lib/domain/metrics/publication/reader-shield.ts';

/** Which published results are hidden from an administrator who leads a team. */
export interface HiddenFromLeader {
  companyDays: Share;
  companyWeeks: Share;
  companyMonths: Share;
  /** For the team's department. */
  departmentWeeks: Share;
}

/** Measures for each team of a company what is hidden from an administrator who leads it and no other team. */
export function measureHidden(company: SimulatedCompany, waitsForReaders: boolean): HiddenFromLeader {
  const each = company.teams.map((team) => {
    const ledCompany = { ...company, leadByAdministrator: team.id };
    const { batches } = publishCompanyDays(company, { waitsForReaders, reading: readersAbove(ledCompany) });
    const isHidden = (batch: PublishedBatch) =>
      hidesBatch(partsOf(batch), [{ teamId: team.id, beginsOn: null, endedOn: null }], K);
    const share = (isOf: (batch: PublishedBatch) => boolean, spanOf: (day: LocalDate) => LocalDate): Share => {
      const its = batches.filter(isOf);
      const hidden = new Set(its.flatMap((batch) => (isHidden(batch) ? [spanOf(batch.day)] : [])));
      return { of: new Set(its.map(({ day }) => spanOf(day))).size, count: hidden.size };
    };
    const inDepartment = ({ departmentId }: PublishedBatch) =>
      departmentId !== null && departmentId === team.departmentId;
    return {
      companyDays: share(
        () => true,
        (day) => day,
      ),
      companyWeeks: share(() => true, mondayOf),
      companyMonths: share(() => true, firstOfMonth),
      departmentWeeks: share(inDepartment, mondayOf),
    };
  });
  const added = (of: keyof HiddenFromLeader) => addUp(each.map((one) => one[of]));
  return {
    companyDays: added('companyDays'),
    companyWeeks: added('companyWeeks'),
    companyMonths: added('companyMonths'),
    departmentWeeks: added('departmentWeeks'),
  };
}
