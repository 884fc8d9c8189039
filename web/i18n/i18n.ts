import i18next, { type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialResources, languages, loadTexts } from './resources';

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts as Record<string, string>),
      (error: unknown) => done(error instanceof Error ? error : String(error), false),
    );
  },
};

/** The one instance of the app. Namespaces beyond `common` load with the route that names them. */
export const i18n: I18n = i18next.createInstance();

void i18n
  .use(backend)
  .use(initReactI18next)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: languages,
    ns: ['common'],
    defaultNS: 'common',
    resources: initialResources,
    partialBundledLanguages: true,
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false },
  });
