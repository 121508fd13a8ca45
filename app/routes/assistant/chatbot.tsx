import { data, redirect, useFetcher, useNavigate, useRevalidator } from 'react-router';
import { Chat } from '#features/assistant/chat/chat.tsx';
import { deleteConversation } from '#features/assistant/conversations.server.ts';
import { getChatPage } from '#features/assistant/get-chat-page.server.ts';
import * as chat from '#features/assistant/messages/chat.ts';
import { answerForm } from '#features/assistant/write/answer-form.server.ts';
import { type Jurisdiction, readJurisdiction } from '#legal/jurisdictions.ts';
import { cutSentBack } from '#lib/sent-back.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureHeaders, failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import { KILOBYTE, type RouteHandle } from '../../http/route-handle.ts';
import assistantCss from '../../styles/assistant.css?url';
import chatCss from '../../styles/chat.css?url';
import type { Route } from './+types/chatbot';

export const handle = {
  shared: true,
  sitemap: true,
  postCost: 'writing',
  maxBodyBytes: 512 * KILOBYTE,
} satisfies RouteHandle;
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: assistantCss },
  { rel: 'stylesheet', href: chatCss },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const open = new URL(request.url).searchParams.get('conversation');
  const page = await getChatPage(deps, caller, open);
  if (!page) throw redirect('/chatbot');
  return page;
}

/**
 * Without JavaScript: a question, or a conversation to delete. With it, questions go to /api/chat.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = await readForm(request);
  const unwanted = form.get('delete');
  if (unwanted) {
    await deleteConversation(deps, caller, String(unwanted));
    throw redirect('/chatbot');
  }
  const answered = await answerForm(deps, caller, form);
  const { failure } = answered;
  return data(failure ? cutSentBack(answered) : answered, {
    status: failure ? failureStatus(failure) : 200,
    headers: { 'Cache-Control': 'no-store', ...(failure && failureHeaders(failure)) },
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: chat.title, description: chat.description, path: '/chatbot' });

export default function Chatbot({ loaderData, actionData }: Route.ComponentProps) {
  const { site, provider, help, open, conversations } = loaderData;
  const state = useFetcher();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // A new choice applies immediately, before its cookie is set.
  const picked = state.formData?.get('state');
  const jurisdiction = picked
    ? readJurisdiction(picked)
    : (actionData?.jurisdiction ?? loaderData.jurisdiction);
  const onState = (chosen: Jurisdiction) =>
    state.submit({ state: chosen, stay: '1' }, { method: 'post', action: '/state' });
  return (
    <div className="page-width chat-page">
      <Chat
        key={open ?? 'new'}
        site={site}
        provider={provider}
        jurisdiction={jurisdiction}
        onState={onState}
        help={help}
        turns={actionData?.turns ?? loaderData.turns}
        typed={actionData?.typed ?? ''}
        refusal={actionData?.failure?.message ?? null}
        libraryOnly={actionData?.libraryOnly ?? false}
        conversationId={open}
        conversations={conversations}
        onSettled={() => conversations && revalidate()}
        onNew={() => open && navigate('/chatbot')}
      />
    </div>
  );
}
