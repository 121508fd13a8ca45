import { data, Form, redirect } from 'react-router';
import { AiDefinition } from '#features/dictionary/ai-definition.tsx';
import { defineByAi } from '#features/dictionary/define-by-ai.server.ts';
import { getDictionaryPage } from '#features/dictionary/get-dictionary-page.server.ts';
import { MAX_TERM_LENGTH } from '#features/dictionary/max-term-length.ts';
import * as dictionary from '#features/dictionary/messages/dictionary.ts';
import { NearestTerms } from '#features/dictionary/term-entry.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { Button } from '../../ui/button.tsx';
import { Html } from '../../ui/html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/dictionary';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim();
  const page = await getDictionaryPage(deps, caller, query);
  if ('movedTo' in page) throw redirect(page.movedTo);
  return page;
}

/** Explains a word without an entry by AI, on request. */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const query = String((await readForm(request)).get('q') ?? '');
  const result = await defineByAi(deps, caller, query);
  return result.ok
    ? data({ failure: null, definition: result.value })
    : failureData(result.failure, { definition: null });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: dictionary.title,
    description: dictionary.lead(loaderData?.total ?? 0),
    path: '/dictionary',
    noindex: Boolean(loaderData?.query),
  });

export default function DictionaryPage({
  loaderData: { query, missed, letters, list, total },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="page-width pt-8">
      <PageHeader title={dictionary.title} lead={dictionary.lead(total)} />
      <Form role="search">
        <div className="search-box">
          <Icon name="search" />
          <input
            name="q"
            type="search"
            aria-label={dictionary.label}
            placeholder={dictionary.placeholder}
            defaultValue={query}
            maxLength={MAX_TERM_LENGTH}
            autoComplete="off"
          />
          <Button type="submit">{dictionary.button}</Button>
        </div>
      </Form>
      <AiDefinition answer={actionData} />
      {missed && <NearestTerms {...missed} />}
      <nav className="letters mt-6" aria-label={dictionary.letters}>
        {letters.map((letter) => (
          <a key={letter} href={`#${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      <Html html={list} />
    </div>
  );
}
