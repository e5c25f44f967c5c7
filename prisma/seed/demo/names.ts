import type { CountryCode } from '#/prisma/seed/demo/countries.ts';

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
