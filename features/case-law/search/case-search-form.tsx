// A search form that leads to the case search from other pages.

import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import * as casePage from '../messages/case-page.ts';

export function CaseSearchForm({ initial }: { initial: string }) {
  return (
    <Form role="search" action="/research" className="case-search-form">
      <input type="hidden" name="tab" value="cases" />
      <input type="hidden" name="list" value="1" />
      <input
        className="input"
        name="q"
        type="search"
        aria-label={casePage.backToSearch}
        defaultValue={initial}
        maxLength={400}
        required
      />
      <Button type="submit">{casePage.search}</Button>
    </Form>
  );
}
