import { FREE_PLAN_USERS } from '#/lib/domain/billing/constants.ts';
import { prisma } from '#/lib/platform/db.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** Makes the plan count seats. Call it before the settings are first read. */
export function chargeForSeats(): void {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_seats',
    STRIPE_WEBHOOK_SECRET: 'whsec_seats',
    STRIPE_PRICE_UNLIMITED_YEARLY: 'price_seats',
  });
}

/** Adds people of another domain to a company until its plan has been full for longer than the tolerated time. */
export async function fillPlan(companyId: number): Promise<void> {
  const count = await prisma().user.count({ where: { companyId } });
  const words = Array.from({ length: FREE_PLAN_USERS - count }, () => uniqueWord());
  const life = { timeZoneId: 11, timeZone: 'Europe/London', confirmedAt: longAgo, createdAt: longAgo };
  await prisma().user.createMany({
    data: words.map((word) => ({ companyId, email: `${word}@full.test`, firstName: word, lastName: word, ...life })),
  });
  await prisma().billingAccount.upsert({
    where: { companyId },
    create: { companyId, overSince: longAgo },
    update: { overSince: longAgo },
  });
}
