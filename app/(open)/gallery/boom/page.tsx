'use client';
import { useEffect, useState } from 'react';
export default function Page() {
  const [b, setB] = useState(false);
  useEffect(() => setB(true), []);
  if (b) throw new Error('boom');
  return null;
}
