// A date and time in the reader's zone. The server does not know the zone, so it writes UTC and
// says so.

import { useEffect, useState } from 'react';
import { formatLongDate } from '#lib/dates.ts';

export function LocalTime({ iso }: { iso: string }) {
  const [text, setText] = useState(`${formatLongDate(iso)}, ${iso.slice(11, 16)} UTC`);
  useEffect(
    () => setText(new Date(iso).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })),
    [iso],
  );
  return <time dateTime={iso}>{text}</time>;
}
