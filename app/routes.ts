// The URL table, by hand, in the order of the specification.
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('auth/login', 'routes/login.tsx'),
  route('auth/register', 'routes/register.tsx'),
  route('auth/verify-email', 'routes/verify-email.tsx'),
  route('auth/forgot-password', 'routes/forgot-password.tsx'),
  route('auth/reset-password', 'routes/reset-password.tsx'),
  route('auth/sign-out', 'routes/sign-out.ts'),
  route('account', 'routes/account.tsx'),
  route('account/data', 'routes/account-data.ts'),
  route('topics', 'routes/topics.tsx'),
  route('topics/:topicId', 'routes/topic.tsx'),
  route('guides/:guideId', 'routes/guide.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('resources', 'routes/resources.tsx'),
  route('suggest', 'routes/suggest.ts'),
  route('report', 'routes/report.tsx'),
  route('state', 'routes/state.ts'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
  route('privacy-policy', 'routes/site-page.tsx', { id: 'privacy-policy' }),
  route('terms', 'routes/site-page.tsx', { id: 'terms' }),
  route('accessibility', 'routes/site-page.tsx', { id: 'accessibility' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
