import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { nearestTimeZoneId } from '#/lib/domain/calendar/time-zones.ts';
import { motivators } from '#/lib/domain/catalogue/motivators.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { type CountryCode, countries, mailNameOf, namePools } from '#/prisma/seed/demo/countries.ts';
import { type DemoYear, mondayAtMonth } from '#/prisma/seed/demo/demo-year.ts';
import { type KnownPerson, mailDomain } from '#/prisma/seed/demo/known-people.ts';
import type { Random } from '#/prisma/seed/random.ts';

export interface DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly country: CountryCode;
  readonly timeZone: string;
  readonly timeZoneId: number;
  /** Null for the company's language. */
  readonly locale: Locale | null;
  readonly isAdministrator: boolean;
  /** First day in the company; for people who joined before the year, a day before it. */
  readonly joinedOn: LocalDate;
  /** The day after leaving. */
  readonly leftOn: LocalDate | null;
  /** Motivator ids, most important first; empty for someone who hasn't finished onboarding. */
  readonly priorities: readonly number[];
}

interface Stay {
  readonly joinMonth?: number | undefined;
  readonly leaveMonth?: number | undefined;
}

/** How many days before the year the company and its first people already existed. */
export const DAYS_BEFORE_YEAR = 10;
const SHARE_WITHOUT_PRIORITIES = 0.06;

/** Makes people with unique names and email addresses. */
export class PeopleMaker {
  readonly #random: Random;
  readonly #year: DemoYear;
  readonly #taken = new Set<string>();
  readonly people: DemoPerson[] = [];

  constructor(random: Random, year: DemoYear) {
    this.#random = random;
    this.#year = year;
  }

  /** Creates a person of the plan, who has always finished onboarding. */
  makeKnown({
    firstName,
    lastName,
    country,
    timeZone,
    email,
    locale = countries[country].locale,
    isAdministrator = false,
    ...stay
  }: KnownPerson): DemoPerson {
    this.#taken.add(mailNameOf(firstName, lastName));
    const address = email ?? `${mailNameOf(firstName, lastName)}@${mailDomain}`;
    const priorities = choosePriorities(this.#random.fork(address));
    const read = locale ?? null;
    return this.#add(
      { firstName, lastName, country, timeZone, email: address, locale: read, isAdministrator, priorities },
      stay,
    );
  }

  /** Makes up a person in one of the countries. */
  makeUp(countryCodes: readonly CountryCode[], stay: Stay): DemoPerson {
    const first = countryCodes[0];
    const country = this.#random.pickWeighted(countryCodes, (code) => (code === first ? 2 : 1));
    const [firstName, lastName] = this.#freeName(country);
    const email = `${mailNameOf(firstName, lastName)}@${mailDomain}`;
    const hasChosen = stay.leaveMonth !== undefined || !this.#random.chance(SHARE_WITHOUT_PRIORITIES);
    const priorities = hasChosen ? choosePriorities(this.#random.fork(email)) : [];
    const timeZone = this.#random.pick(countries[country].timeZones);
    const locale = countries[country].locale ?? null;
    return this.#add(
      { firstName, lastName, country, timeZone, email, locale, isAdministrator: false, priorities },
      stay,
    );
  }

  #freeName(country: CountryCode): [string, string] {
    const pool = namePools[country];
    for (;;) {
      const name: [string, string] = [this.#random.pick(pool.first), this.#random.pick(pool.last)];
      const mailName = mailNameOf(...name);
      if (this.#taken.has(mailName)) continue;
      this.#taken.add(mailName);
      return name;
    }
  }

  #add(person: Omit<DemoPerson, 'timeZoneId' | 'joinedOn' | 'leftOn'>, { joinMonth, leaveMonth }: Stay): DemoPerson {
    const added = {
      ...person,
      timeZoneId: nearestTimeZoneId(person.timeZone, this.#year.now.getUTCFullYear()),
      joinedOn:
        joinMonth === undefined
          ? addDays(this.#year.start, -this.#random.integer(3, DAYS_BEFORE_YEAR - 1))
          : mondayAtMonth(this.#year, joinMonth),
      leftOn: leaveMonth === undefined ? null : mondayAtMonth(this.#year, leaveMonth),
    };
    this.people.push(added);
    return added;
  }
}

/** Returns three to five motivators in order, at most one of them monthly, or some days would have no question. */
function choosePriorities(random: Random): number[] {
  const count = random.pickWeighted([3, 4, 5], (entry) => ({ 3: 2, 4: 3, 5: 4 })[entry] ?? 0);
  const shuffled = random.shuffle(motivators);
  const monthly = shuffled.filter(({ monthlyOnly }) => monthlyOnly).slice(0, 1);
  const eligible = shuffled.filter((motivator) => !motivator.monthlyOnly || monthly.includes(motivator));
  return eligible.slice(0, count).map(({ id }) => id);
}
