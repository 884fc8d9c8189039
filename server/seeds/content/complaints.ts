/** One complaint of the demo agency; keys refer to people.ts, days count back from the day of seeding. */
export interface ComplaintContent {
  readonly clientKey: string;
  readonly subject: string;
  readonly description: string;
  readonly category: 'general' | 'booking' | 'payment' | 'service' | 'technical';
  readonly priority: 'low' | 'normal' | 'high' | 'urgent';
  readonly status: 'open' | 'pending' | 'in_progress' | 'resolved';
  readonly createdDaysAgo: number;
  readonly resolution?: string;
  readonly resolvedDaysAgo?: number;
  /** 1 to 5, given by the client after the resolution. */
  readonly rating?: number;
}

export const complaints: readonly ComplaintContent[] = [
  {
    clientKey: 'demo',
    subject: 'Two seats apart on the Douro train',
    category: 'service',
    priority: 'low',
    status: 'resolved',
    createdDaysAgo: 152,
    description:
      'On the return train along the Douro my husband and I were put in different coaches, although we booked together months ahead. The guide was kind about it, but it was the part of the day we had looked forward to.',
    resolution:
      'You were right: the seats were bought in two lots. We have refunded the £38 the two seats cost, by card, and group seats are now bought in one order. A bottle of the port from your tasting is on its way to York.',
    resolvedDaysAgo: 149,
    rating: 5,
  },
  {
    clientKey: 'demo',
    subject: 'Instalment reminder sent after I had paid',
    category: 'payment',
    priority: 'normal',
    status: 'in_progress',
    createdDaysAgo: 4,
    description:
      "I paid the second instalment for Rajasthan by bank transfer on Monday and had a reminder on Wednesday saying that it was due. The payment has left my account. Please confirm that you have it, so that I don't pay twice.",
  },
  {
    clientKey: 'yusuf',
    subject: 'Car from the airport was an hour late',
    category: 'service',
    priority: 'normal',
    status: 'open',
    createdDaysAgo: 1,
    description:
      'In Marrakech nobody was there when we landed at 21:40. The driver came at 22:45 and said that he had been given the old flight time. We had a tired nine-year-old with us. Your emergency number answered at once, which helped, but the hour was avoidable.',
  },
  {
    clientKey: 'hannah',
    subject: 'Wrong date of birth on one voucher',
    category: 'booking',
    priority: 'urgent',
    status: 'open',
    createdDaysAgo: 0,
    description:
      "Leah's date of birth on the Lapland voucher says 2007 instead of 2017, so she appears as an adult on the activities. We leave in four weeks. Please correct it with the local team too, not only on the paper.",
  },
  {
    clientKey: 'margaret',
    subject: 'The type on the itinerary is too small',
    category: 'general',
    priority: 'low',
    status: 'pending',
    createdDaysAgo: 10,
    description:
      'I print my papers because I like to have them in my bag. The telephone numbers on the travel plan are so small that I need a glass to read them. Could you send one in large type, and perhaps offer it to others?',
  },
  {
    clientKey: 'dele',
    subject: 'Booking form lost my answers',
    category: 'technical',
    priority: 'normal',
    status: 'in_progress',
    createdDaysAgo: 8,
    description:
      'I filled in the whole New York request on my phone, went to look up a passport number and came back to an empty page. The second time I did it on a laptop. It worked, but most people would have given up.',
  },
  {
    clientKey: 'fatima',
    subject: 'Charged in dollars for the US visa',
    category: 'payment',
    priority: 'high',
    status: 'resolved',
    createdDaysAgo: 117,
    description:
      "The price on your page was in pounds, but my card statement shows 185 US dollars and a foreign exchange fee of £4.30 from my bank. Nobody told me that the embassy's part would be taken in dollars.",
    resolution:
      'The embassy takes its own fee in dollars and our page did not say so. We have refunded the £4.30 and the page now shows the currency next to the government fee.',
    resolvedDaysAgo: 114,
    rating: 4,
  },
  {
    clientKey: 'priya',
    subject: 'Second night in Jodhpur was noisy',
    category: 'service',
    priority: 'normal',
    status: 'resolved',
    createdDaysAgo: 264,
    description:
      'There was a wedding in the courtyard until three in the morning on our second night. My father is over seventy and did not sleep. The manager offered to move us only at midnight, and by then nobody wanted to pack.',
    resolution:
      'The hotel knew about the wedding and did not tell us. They have paid back that night for all three of you, £126 in total, and have agreed in writing to warn us of events in future.',
    resolvedDaysAgo: 251,
    rating: 3,
  },
  {
    clientKey: 'marcus',
    subject: 'Balloon flight still not confirmed',
    category: 'booking',
    priority: 'high',
    status: 'pending',
    createdDaysAgo: 13,
    description:
      "I accepted the quote for Dubai because the balloon was in it. Six weeks on, it still says 'requested' in my plan and the desert lodge knows nothing about it. If it cannot be done, I would like to know now, and to have the difference back.",
  },
];
