import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export interface SourceFile {
  /** The path from the repository's root, with forward slashes. */
  path: string;
  text: string;
  lines: number;
  isTest: boolean;
}

export interface Import {
  /** The imported file from the repository's root, or the name of a package. */
  target: string;
  isPackage: boolean;
  /** Whether the import disappears at run time. */
  isTypeOnly: boolean;
}

const SOURCE = /\.(ts|tsx|mjs)$/;
const IMPORT =
  /^(?:import|export)\s+(type\s+)?([^'"`;]*?)\s*from\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Returns the TypeScript and JavaScript files below some folders. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap(filesBelow)
    .filter((file) => SOURCE.test(file))
    .map(readSource);
}

/** Returns whether a file is generated: a run's data, installed packages, and types generated from catalogues. */
const isMade = (file: string) => /(^|\/)(\.data|node_modules)\//.test(file) || file.endsWith('.d.json.ts');

/** Returns the paths of all files below a folder, from the repository's root, without generated files. */
export function filesBelow(folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!statSync(absolute, { throwIfNoEntry: false })) return [];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isMade(file));
}

function readSource(file: string): SourceFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  return {
    path: file,
    text,
    lines: text.trimEnd().split('\n').length,
    isTest: /\.(test|spec)\.(ts|tsx|mjs)$/.test(file),
  };
}

/** Returns the imports of a file, static or dynamic. */
export function importsOf(file: SourceFile): Import[] {
  return [...file.text.matchAll(IMPORT)].map(([, typeWord, names = '', from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? '';
    return { ...resolve(specifier, file.path), isTypeOnly: Boolean(typeWord) || hasOnlyTypes(names) };
  });
}

function hasOnlyTypes(names: string): boolean {
  const list = /^\{(.*)\}$/s.exec(names.trim())?.[1];
  const words =
    list
      ?.split(',')
      .map((word) => word.trim())
      .filter(Boolean) ?? [];
  return words.length > 0 && words.every((word) => word.startsWith('type '));
}

function resolve(specifier: string, importer: string): Pick<Import, 'target' | 'isPackage'> {
  if (specifier.startsWith('#/')) return { target: specifier.slice(2), isPackage: false };
  if (!specifier.startsWith('.')) return { target: specifier, isPackage: true };
  return { target: path.join(path.dirname(importer), specifier), isPackage: false };
}

/** Returns the code without comments and strings, so that rules about code don't match words in them. */
export function codeOf({ text }: Pick<SourceFile, 'text'>): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
}
