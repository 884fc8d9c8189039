/** A message that reached the demo agency from its public pages; days count back from the day of seeding. */
export interface EnquiryContent {
  readonly kind: 'contact' | 'callback' | 'consultation' | 'custom_package';
  readonly fullName: string;
  readonly email: string;
  readonly phone?: string;
  readonly subject: string;
  readonly message: string;
  readonly daysAgo: number;
}

export const enquiries: readonly EnquiryContent[] = [
  {
    kind: 'contact',
    fullName: 'Gareth Bowen',
    email: 'gareth.bowen@example.com',
    subject: 'Wheelchair on the Swiss trains',
    daysAgo: 0,
    message:
      'My wife uses a folding wheelchair and can manage three or four steps. Which parts of the Swiss Alps by Train holiday would she have to miss, if any? We would rather know before we fall in love with it.',
  },
  {
    kind: 'callback',
    fullName: 'Sunita Kapoor',
    email: 'sunita.kapoor@example.org',
    phone: '07700 900411',
    subject: 'Call about the Maldives',
    daysAgo: 1,
    message:
      'Please ring me after six in the evening. I want to understand what meals cost there before I book for four people.',
  },
  {
    kind: 'consultation',
    fullName: 'Olumide Bakare',
    email: 'olumide.bakare@example.net',
    phone: '07700 900522',
    subject: 'Schengen visa after an earlier refusal',
    daysAgo: 2,
    message:
      'I was refused a visa by France in March because of my bank statements. I have a wedding in Verona next spring. I would like half an hour with someone before I pay any fee again.',
  },
  {
    kind: 'custom_package',
    fullName: 'Jo and Sam Fairweather',
    email: 'fairweathers@example.com',
    phone: '01632 960701',
    subject: 'Trains to Sicily with a baby',
    daysAgo: 3,
    message:
      'We want to go from Leeds to Palermo by train with a seven-month-old, taking about two weeks, with at least two nights in each place. Our budget is roughly £4,500 for the three of us. Is that mad?',
  },
  {
    kind: 'contact',
    fullName: 'Piers Langley',
    email: 'piers.langley@example.org',
    subject: 'School group of 34 to Rome and Florence',
    daysAgo: 6,
    message:
      'I teach art history at a sixth-form college. Could the Rome and Florence week be run for 30 students and four staff in the February half-term of the year after next, and what would it cost with simpler hotels?',
  },
  {
    kind: 'callback',
    fullName: 'Doreen Achebe',
    email: 'doreen.achebe@example.com',
    phone: '020 7946 0866',
    subject: 'Paying by instalments',
    daysAgo: 9,
    message:
      'I would like to pay for the Nile trip in six parts by bank transfer. Please call on a weekday morning. I am not good with online forms, though I managed this one.',
  },
  {
    kind: 'custom_package',
    fullName: 'Mateusz Zielinski',
    email: 'mateusz.zielinski@example.net',
    phone: '07700 900637',
    subject: 'Stag weekend that is not a stag weekend',
    daysAgo: 15,
    message:
      'Eight of us, all over forty, four days in September. We want to walk hard by day and eat well at night, somewhere we can reach by train from Newcastle. No costumes. About £700 each.',
  },
  {
    kind: 'consultation',
    fullName: 'Helena Marsh',
    email: 'helena.marsh@example.org',
    subject: 'Six months off: where do we start?',
    daysAgo: 27,
    message:
      'My partner and I stop work in January and have six months and about £22,000. We know that we want New Zealand, and somewhere we can learn a language. We would gladly pay for an hour of advice on order, seasons and visas.',
  },
];
