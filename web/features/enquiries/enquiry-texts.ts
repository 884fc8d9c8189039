import type { EnquiryKind } from '@web/apollo/schema.generated';

/** Where the words of each kind stand; an underscore means something else to i18next. */
export const enquiryTexts = {
  CONTACT: 'question',
  CALLBACK: 'callback',
  CONSULTATION: 'consultation',
  CUSTOM_PACKAGE: 'custom',
} as const satisfies Record<EnquiryKind, string>;
