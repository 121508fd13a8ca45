// Texts of the frame, the home page and the error pages. Texts that must not change are tested word
// for word in tests/e2e.

export const skip = 'Skip to the page';
export const ask = 'Ask a question';
export const opening = 'Opening the page';
export const openingLabel = 'Opening…';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const search = 'Search';
export const closeSearch = 'Close search';
export const searchPlaceholder = 'Search legal topics...';
export const stateLabel = 'Your state';
export const allStates = 'All states';
export const setState = 'Set';
export const lamp = 'Reading lamp: switch light and dark';
export const signIn = 'Sign in';
export const account = 'Account';
export const yourAccount = 'Your account';
export const plans = 'Plans';
export const signOut = 'Sign out';
export const mainNavigation = 'Main Navigation';
export const tools = 'Tools';
export const popularTopics = 'Popular Legal Topics';
export const viewAllTopics = 'View All Topics';
export const quickLinks = 'Quick Links';
export const footerTopics = 'Popular Topics';
export const blurb = 'The law in plain language, with the source beside every sentence.';
export const questionsAboutSite = 'Questions about the site:';
export const supportForm = 'write to us';
export const whoCanHelp = 'Who can help me';

export const disclaimer = (name: string) =>
  `${name} provides educational information only, not legal advice. For advice about your situation, talk to a qualified attorney.`;

export const typefaces = 'Set in Newsreader and Atkinson Hyperlegible Next.';
