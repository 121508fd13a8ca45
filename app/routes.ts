// The URL table, by hand, in the order of the specification.
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('topics', 'routes/topics.tsx'),
  route('topics/:topicId', 'routes/topic.tsx'),
  route('guides/:guideId', 'routes/guide.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('resources', 'routes/resources.tsx'),
  route('suggest', 'routes/suggest.ts'),
  route('subscription', 'routes/subscription.tsx'),
  route('subscription/unavailable', 'routes/subscription-unavailable.tsx'),
  route('support', 'routes/support.tsx'),
  route('api/store/events', 'routes/store-events.ts'),
  route('report', 'routes/report.tsx'),
  route('state', 'routes/state.ts'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
  route('newsletter/preferences', 'routes/newsletter-preferences.tsx'),
  route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
  route('privacy-policy', 'routes/site-page.tsx', { id: 'privacy-policy' }),
  route('terms', 'routes/site-page.tsx', { id: 'terms' }),
  route('accessibility', 'routes/site-page.tsx', { id: 'accessibility' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
