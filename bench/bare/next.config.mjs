import path from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  distDir: '../.data/bare',
  pageExtensions: ['mjs'],
  poweredByHeader: false,
  serverExternalPackages: ['pg'],
  turbopack: { root: path.join(import.meta.dirname, '../..') },
};
