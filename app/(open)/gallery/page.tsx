import { Gallery } from './gallery.tsx';
export default function Page() {
  return <Gallery />;
}
