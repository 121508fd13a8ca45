import { Link } from 'react-router';
import * as unavailablePage from '#features/plans/messages/unavailable-page.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/subscription-unavailable';

export const handle = { shared: 'members' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: unavailablePage.title,
    description: unavailablePage.text,
    path: '/subscription/unavailable',
    noindex: true,
  });

export default function SubscriptionUnavailable() {
  return (
    <FormPage
      wide
      title={unavailablePage.title}
      lead={unavailablePage.text}
      className="justify-items-start"
    >
      <ButtonLink to="/support">{unavailablePage.ask}</ButtonLink>
      <Link className="onward" to="/subscription">
        <Icon name="arrow-left" /> {unavailablePage.back}
      </Link>
    </FormPage>
  );
}
