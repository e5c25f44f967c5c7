import type { Locale } from '#/lib/words/locales.ts';

/** Where the people of the demo company live. */
export type CountryCode = 'BR' | 'DE' | 'GB' | 'IN' | 'JP' | 'PL' | 'PT' | 'SG' | 'US';

interface Country {
  readonly timeZones: readonly string[];
  /** Month and day of the holidays with the same date each year. */
  readonly holidays: readonly string[];
  /** What most people there read; missing if it's English or not among the product's languages. */
  readonly locale?: Locale;
}

/** Source: national holiday laws; only fixed dates, which is enough for gaps in the right places. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  BR: {
    timeZones: ['America/Sao_Paulo'],
    holidays: ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'],
    locale: 'pt-BR',
  },
  DE: { timeZones: ['Europe/Berlin'], holidays: ['01-01', '05-01', '10-03', '12-25', '12-26'], locale: 'de' },
  GB: { timeZones: ['Europe/London'], holidays: ['01-01', '12-25', '12-26'] },
  IN: { timeZones: ['Asia/Kolkata'], holidays: ['01-26', '08-15', '10-02', '12-25'] },
  JP: {
    timeZones: ['Asia/Tokyo'],
    holidays: [
      '01-01',
      '01-02',
      '01-03',
      '02-11',
      '02-23',
      '04-29',
      '05-03',
      '05-04',
      '05-05',
      '08-11',
      '11-03',
      '11-23',
    ],
  },
  PL: {
    timeZones: ['Europe/Warsaw'],
    holidays: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26'],
  },
  PT: {
    timeZones: ['Europe/Lisbon'],
    holidays: ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
  },
  SG: { timeZones: ['Asia/Singapore'], holidays: ['01-01', '05-01', '08-09', '12-25'] },
  US: {
    timeZones: ['America/New_York', 'America/Chicago', 'America/Los_Angeles'],
    holidays: ['01-01', '06-19', '07-04', '11-11', '12-24', '12-25'],
  },
};

/** Returns whether a day (`YYYY-MM-DD`) is a holiday in the country. */
export function isHoliday(country: CountryCode, localDate: string): boolean {
  return countries[country].holidays.includes(localDate.slice(5));
}

interface NamePool {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const split = (text: string) => text.split(' ');

/** Common names of each country, combined at random; any resemblance to real people is accidental. */
export const namePools: Readonly<Record<CountryCode, NamePool>> = {
  BR: {
    first: split('Ana Beatriz Caio Camila Diego Eduarda Felipe Gabriela João Larissa Lucas Mariana Renata Thiago'),
    last: split('Almeida Araújo Barbosa Cardoso Ferreira Gonçalves Lima Moreira Nascimento Pereira Ribeiro Souza'),
  },
  DE: {
    first: split(
      'Anja Birgit Elif Emre Felix Hannah Jana Jonas Katharina Lena Lukas Matthias Moritz Nina Philipp Sven',
    ),
    last: split(
      'Albrecht Brandt Fischer Hartmann Keller König Krüger Lehmann Neumann Schäfer Vogel Weiß Yılmaz Ziegler',
    ),
  },
  GB: {
    first: split(
      'Aisha Amelia Callum Charlotte Ewan Fiona Gareth Harriet Imogen Jack Kwame Niamh Oliver Rhys Sophie Zara',
    ),
    last: split(
      'Adeyemi Bailey Campbell Davies Ellis Fletcher Hughes Khan MacLeod Osei Patel Reid Thornton Walsh Wright',
    ),
  },
  IN: {
    first: split('Aarav Ananya Arjun Deepa Farhan Ishaan Kavya Lakshmi Meera Nikhil Priya Rohan Sneha Vikram'),
    last: split('Bhat Chatterjee Desai Gupta Iyer Joshi Kapoor Menon Nair Rao Reddy Sharma Singh Verma'),
  },
  JP: {
    first: split('Akari Daichi Emi Haruto Kenji Mei Naoko Ren Sakura Takumi Yui Yuto'),
    last: split('Abe Fujita Hayashi Inoue Kobayashi Matsuda Mori Nakamura Ogawa Saito Suzuki Yamamoto'),
  },
  PL: {
    first: split('Agnieszka Bartek Dorota Ewa Jakub Kasia Łukasz Magda Michał Ola Paweł Piotr Tomasz Zofia'),
    last: split('Adamczyk Baran Duda Kaczmarek Kowalczyk Król Lis Mazur Pawlak Sikora Wójcik Zając'),
  },
  PT: {
    first: split('Afonso Beatriz Bruno Carolina Duarte Filipa Gonçalo Joana Leonor Miguel Rita Sofia Tiago Vasco'),
    last: split('Antunes Brito Carvalho Coelho Esteves Faria Lopes Magalhães Nogueira Pinto Sequeira Tavares'),
  },
  SG: {
    first: split('Aaron Clara Darren Grace Hui-Min Ivan Jia-Yi Marcus Nadia Nurul Rachel Wei-Jie'),
    last: split('Chua Goh Ibrahim Koh Lim Ng Ong Rahman Tan Teo Wong Yeo'),
  },
  US: {
    first: split(
      'Alicia Andre Brooke Carlos Dana Derek Elena Ethan Jasmine Kayla Marcus Megan Nate Olivia Tyrone Wendy',
    ),
    last: split('Alvarez Bennett Brooks Chen Coleman Delgado Foster Hayes Jackson Kim Morales Nguyen Parker Sullivan'),
  },
};

// Letters that don't decompose into a base letter and an accent.
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i' };

/**
 * Returns the part of an email address before the @, in plain letters.
 * @example mailNameOf('Łukasz', 'Wójcik') // 'lukasz.wojcik'
 */
export function mailNameOf(firstName: string, lastName: string): string {
  return `${firstName}.${lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłı]/g, (letter) => plainLetters[letter] ?? '');
}
