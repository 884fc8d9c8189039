import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { i18n } from '@web/i18n/i18n';
import { namespaces } from '@web/i18n/resources';
import { toast } from '@web/ui/toasts';
import { act } from 'react';
import { resetMedia } from './media';
import { mockServer } from './mock-server';
import { siteFactsForTests } from './site-facts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

// What jsdom leaves out.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('[tabindex], button, [href], input')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const facts = document.createElement('script');
facts.id = 'site';
facts.type = 'application/json';
facts.textContent = JSON.stringify(siteFactsForTests);
document.head.append(facts);

beforeAll(async () => {
  mockServer.listen({ onUnhandledRequest: 'error' });
  await i18n.loadNamespaces([...namespaces]);
});

beforeEach(() => resetMedia());

afterEach(() => {
  cleanup();
  act(() => toast.dismissAll());
  mockServer.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.className = '';
  window.history.replaceState(null, '', '/');
});

afterAll(() => mockServer.close());
