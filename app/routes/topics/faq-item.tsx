// A question by its id alone: it is a place on its topic's page. What was deleted says so.
import { findMoved } from '#features/search/find-moved.server.ts';
import { getVisit } from '../../http/context.ts';
import { leaveMissing } from '../../http/leave-missing.ts';
import type { Route } from './+types/faq-item';

export function loader({ params, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { jurisdiction } = caller;
  return leaveMissing(findMoved(deps, { kind: 'faqs', id: params.faqId, jurisdiction }));
}

export default function FaqItem() {
  return null;
}
