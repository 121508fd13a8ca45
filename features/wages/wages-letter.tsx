// The button that opens the demand letter with the total in it. A form, so that it works without
// JavaScript; with it the letter has the day of the reader and not that of the server.
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { WagesResult } from './count-wages.ts';
import { fillLetter, LETTER_PATH } from './fill-letter.ts';
import * as wages from './messages/wages.ts';

export function WagesLetter({ result, today }: { result: WagesResult; today: string }) {
  const [day, setDay] = useState(today);
  useEffect(() => setDay(formatLocalDay(new Date())), []);
  return (
    <Form method="post" action={LETTER_PATH} encType="multipart/form-data">
      {fillLetter(result, day).map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="do" value="open">
        <Icon name="file-text" />
        {wages.letter}
      </Button>
    </Form>
  );
}

const formatLocalDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
