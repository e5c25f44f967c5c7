import type { MetadataRoute } from 'next';

/** Makes the product installable. The name is the same in every language, and there are no sentences. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'unboXt',
    short_name: 'unboXt',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
