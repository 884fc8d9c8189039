// Longer than 400 lines on purpose: the posts and replies of the demo community board, and no logic.

/** A post of the demo board; keys refer to people.ts, times count back from the day of seeding. */
export interface PostContent {
  readonly authorKey: string;
  readonly title: string;
  readonly content: string;
  readonly category: PostCategory;
  readonly location?: string;
  readonly hoursAgo: number;
  readonly likedByKeys: readonly string[];
  readonly replies: readonly ReplyContent[];
}

export interface ReplyContent {
  readonly authorKey: string;
  readonly comment: string;
  /** Hours after the post. */
  readonly hoursAfter: number;
}

export type PostCategory =
  | 'Trip Reports'
  | 'Destination Reviews'
  | 'Travel Tips'
  | 'Photo Sharing'
  | 'Questions & Help'
  | 'Group Travel'
  | 'Budget Travel'
  | 'Local Experiences';

export const posts: readonly PostContent[] = [
  {
    authorKey: 'sophie',
    title: 'Night train or early flight to get to Lofoten?',
    category: 'Questions & Help',
    location: 'Bodo, Norway',
    hoursAgo: 0.4,
    likedByKeys: ['callum'],
    content:
      "I'm joining the kayak week in Lofoten and trying not to fly more than once. Has anyone done Oslo to Bodo by train and then the fast boat to Svolvaer? It looks like two days instead of half a day, but about £60 cheaper, and I get the view. My worry is missing the first supper if the boat is late. Is a night in Bodo in between enough of a cushion?",
    replies: [],
  },
  {
    authorKey: 'yusuf',
    title: 'Snow in Erg Chebbi? No, just very cold sand',
    category: 'Trip Reports',
    location: 'Merzouga, Morocco',
    hoursAgo: 5,
    likedByKeys: ['demo', 'rhys', 'aoife', 'harpreet'],
    content:
      'Back yesterday from the High Atlas and Sahara week. Two things nobody told us. First, the desert at night was 3 degrees and the blankets are heavy but thin where you need them, so bring a proper hat. Second, the drive to Merzouga is four hours and then the camels, and my nine-year-old managed it on a bag of dates and one audiobook. The walk with the mule team above Imlil was the best day of the year for all three of us.',
    replies: [
      {
        authorKey: 'rhys',
        comment:
          'We had 12 degrees at night in April, so it depends a lot on the month. Agree on the hat all the same.',
        hoursAfter: 1,
      },
      {
        authorKey: 'demo',
        comment:
          'Was the walking all right for a nine-year-old? My niece is ten and gives up at the first hill.',
        hoursAfter: 2.5,
      },
      {
        authorKey: 'yusuf',
        comment:
          'Six hours a day with a long lunch. The guide let her lead the mule, which solved everything.',
        hoursAfter: 3.2,
      },
    ],
  },
  {
    authorKey: 'margaret',
    title: 'Travelling alone at 77: what I do now that I did not do at 60',
    category: 'Travel Tips',
    hoursAgo: 19,
    likedByKeys: ['bronwen', 'isla', 'demo', 'robert', 'kasia', 'hannah', 'elena'],
    content:
      "I book the first and last night near the station or airport. I ask for a walk-in shower in writing, and I ask again a week before. I carry a card with my tablets and my niece's telephone number in the language of the country. I sit at the bar for supper, because people talk to you there and nobody talks to you at a table for one. And I pay for the porter.",
    replies: [
      {
        authorKey: 'bronwen',
        comment:
          'The bar is the best advice on this whole board. I would add: choose the group of twelve and not the group of twenty.',
        hoursAfter: 2,
      },
      {
        authorKey: 'marcus',
        comment:
          "I'd say the opposite about groups. In a larger one it is easier to slip away for an afternoon without anybody minding.",
        hoursAfter: 4,
      },
      {
        authorKey: 'megan',
        comment:
          'Margaret, we now ask every hotel about the shower when we book, and it says so on your voucher. Thank you for nagging us about it.',
        hoursAfter: 9,
      },
    ],
  },
  {
    authorKey: 'wei',
    title: 'Kyoto at six in the morning, three days running',
    category: 'Photo Sharing',
    location: 'Kyoto, Japan',
    hoursAgo: 43,
    likedByKeys: ['linh', 'demo', 'tom', 'sophie', 'priya'],
    content:
      "I set the alarm for five on all three Kyoto mornings and walked out with one lens, a 35 mm. Day one was the orange gates at Fushimi Inari with only the cats for company. Day two was fog on the Kamo river. Day three it rained and I stood under a noodle shop's awning for an hour photographing umbrellas. The rain pictures are the ones I have printed. I will bring them to the Manchester evening if there is one.",
    replies: [
      {
        authorKey: 'linh',
        comment:
          'How far up the gates did you have to go to lose the people? By seven it was already busy for us at the bottom.',
        hoursAfter: 3,
      },
      {
        authorKey: 'wei',
        comment: 'Past the second shrine, about 25 minutes up. Almost everyone turns round at the lake.',
        hoursAfter: 5,
      },
    ],
  },
  {
    authorKey: 'daniel',
    title: 'Cusco for a month on £28 a day: my actual spreadsheet',
    category: 'Budget Travel',
    location: 'Cusco, Peru',
    hoursAgo: 70,
    likedByKeys: ['callum', 'sophie', 'dele', 'linh'],
    content:
      'After the Machu Picchu group went home I stayed on for four weeks to learn Spanish. Room in a family house £9 a night, set lunch £2.40, laundry £1 a kilo, five lessons a week £62. Where I overspent: taxis in the first week, before I worked out the buses, and one very silly alpaca jumper. The total was £784 for 28 days, lessons included. Happy to share the sheet with anyone planning the same.',
    replies: [
      {
        authorKey: 'kasia',
        comment:
          'Good numbers, but I would put something in for health. I had two days on a drip at 3,400 metres and that was £140 before the insurance paid it back.',
        hoursAfter: 4,
      },
      {
        authorKey: 'daniel',
        comment: 'Fair. My insurance was £41 for the month and I left it out. Call it £825.',
        hoursAfter: 6,
      },
      {
        authorKey: 'tom',
        comment: 'The jumper is not an overspend. Mine is from 2011 and I am wearing it now.',
        hoursAfter: 20,
      },
    ],
  },
  {
    authorKey: 'harpreet',
    title: 'Looking for two or three families for the Kenya safari in the summer holidays',
    category: 'Group Travel',
    location: 'Masai Mara, Kenya',
    hoursAgo: 96,
    likedByKeys: ['hannah', 'ngozi'],
    content:
      "We are two adults and three children of 8, 11 and 14, and we are thinking about the Kenya family safari in August, when the wildebeest are there. Each family has its own vehicle, which is fair enough, but evenings in camp would be much more fun with other children about. We are early risers, easy about food (the youngest is vegetarian) and bring cards. If your school is out by the last week of July, let's talk here first.",
    replies: [
      {
        authorKey: 'hannah',
        comment:
          'We might be in. Ours are 9 and 12, but we are at a wedding in the middle of August, so it would have to be the first week.',
        hoursAfter: 7,
      },
      {
        authorKey: 'imran',
        comment:
          'There is one departure in the first week of August with nine places left this morning. I can hold four of them until Friday without a deposit.',
        hoursAfter: 26,
      },
    ],
  },
  {
    authorKey: 'bronwen',
    title: 'Angkor in October: wet, green and almost mine',
    category: 'Destination Reviews',
    location: 'Siem Reap, Cambodia',
    hoursAgo: 150,
    likedByKeys: ['margaret', 'george', 'wei'],
    content:
      'Everyone said wait for the dry season. I went in the second week of October with a good raincoat and a bad umbrella. It rained hard from three until about half past four, every day, like a timetable. The mornings were grey and soft, which is better for carving than hard sun. At Preah Khan I counted eleven other people. Two marks off for the road to the river villages, which was a river itself, and for my boots, which have not recovered.',
    replies: [
      {
        authorKey: 'george',
        comment:
          'I did the same week two years ago and lost two whole days to rain, so I think you were lucky with the timetable. November for me next time.',
        hoursAfter: 11,
      },
      {
        authorKey: 'bronwen',
        comment: 'Perhaps I was. But I would still take a wet temple to a full one.',
        hoursAfter: 15,
      },
    ],
  },
  {
    authorKey: 'demo',
    title: 'A fado evening in Porto without a set menu',
    category: 'Local Experiences',
    location: 'Porto, Portugal',
    hoursAgo: 210,
    likedByKeys: ['margaret', 'aoife', 'rhys', 'elena', 'isla'],
    content:
      "Our guide on the Douro trip wrote the name of a social club on a napkin and told us to come after ten, order soup and not talk during the songs. The singers were a bus driver, a retired nurse and a boy of about sixteen with his grandmother's shawl in his pocket. It cost us €14 for two with wine. If you go anywhere like it, arrive with cash, stay to the end and clap with your whole arms.",
    replies: [
      {
        authorKey: 'elena',
        comment:
          'Do they mind if you have no Portuguese at all? I never know whether I am in the way at such places.',
        hoursAfter: 8,
      },
      {
        authorKey: 'demo',
        comment:
          "Not at all, as long as you keep quiet for the songs. Somebody's aunt translated the sad parts for us, which was all of them.",
        hoursAfter: 10,
      },
    ],
  },
  {
    authorKey: 'ngozi',
    title: 'Schengen visa in half-term: how early did you really apply?',
    category: 'Questions & Help',
    location: 'London',
    hoursAgo: 260,
    likedByKeys: ['priya', 'fatima'],
    content:
      "I have a conference in Lisbon and everybody gives me a different answer. The official line is fifteen days, a colleague waited seven weeks, and the appointment itself seems to be the hard part. If you live in London with a Nigerian passport, or any passport that needs the visa, could you tell me the month, the consulate, the days until the appointment and the days until the passport came back? I'll put the answers in a table.",
    replies: [
      {
        authorKey: 'priya',
        comment:
          'September, France, 12 days to the appointment and 11 working days after it. Indian passport, third Schengen visa, for what that is worth.',
        hoursAfter: 6,
      },
      {
        authorKey: 'fatima',
        comment:
          'June, Italy, 34 days to the appointment, then 17 working days. It was the appointment that nearly cost me the wedding.',
        hoursAfter: 13,
      },
      {
        authorKey: 'imran',
        comment:
          'From our own files this year: 15 to 20 working days once you have handed in the papers, and between 5 and 25 days to get an appointment. Portugal is quicker than average at the moment.',
        hoursAfter: 28,
      },
      {
        authorKey: 'ngozi',
        comment: "Thank you all. Table so far: median 23 days door to door. I'm applying nine weeks before.",
        hoursAfter: 51,
      },
    ],
  },
  {
    authorKey: 'tom',
    title: 'Everest Base Camp, the honest version, aged 47',
    category: 'Trip Reports',
    location: 'Gorak Shep, Nepal',
    hoursAgo: 430,
    likedByKeys: ['callum', 'rhys', 'dele', 'demo', 'robert', 'yusuf'],
    content:
      'I trained on stairs for four months and it was still the hardest thing I have done. Not the legs, the sleep: above 4,400 metres I woke every hour. Eat the garlic soup even when you hate it. Hire a porter; mine, Pasang, carried 12 kilos and taught me six card games. The base camp itself is stones and tents, and I cried anyway. Kala Patthar at dawn the next day is the view you came for, so keep something in the tank.',
    replies: [
      {
        authorKey: 'callum',
        comment:
          'Did you take tablets for the altitude? Opinion in my climbing club is split down the middle.',
        hoursAfter: 5,
      },
      {
        authorKey: 'tom',
        comment:
          'Half a tablet twice a day from Namche, after asking my GP. It worked, but I was up all night for the other reason.',
        hoursAfter: 8,
      },
      {
        authorKey: 'isla',
        comment:
          'I did it without at 52 and was fine, and my fitter friend had to go down from Dingboche. You cannot train for it. Listen to the guide and go slowly.',
        hoursAfter: 30,
      },
      { authorKey: 'dele', comment: 'Adding card games to the packing list.', hoursAfter: 47 },
    ],
  },
  {
    authorKey: 'elena',
    title: 'One bag for ten days in Uzbekistan',
    category: 'Travel Tips',
    location: 'Bukhara, Uzbekistan',
    hoursAgo: 620,
    likedByKeys: ['kasia', 'margaret', 'hannah'],
    content:
      "My 32-litre rucksack was enough from Tashkent to Bukhara, and the trains have steep steps, so I was glad. Four shirts, two pairs of light trousers, a scarf for shrines, sandals and one pair of shoes. Every courtyard hotel washed clothes overnight for about £3. Bring small new dollar notes as a reserve, a European plug, and space for a ceramic bowl. You will say you won't buy one. You will buy one.",
    replies: [
      {
        authorKey: 'hannah',
        comment:
          "I'd add a warm layer even in summer. It was 11 degrees in the evening on the pass to Shahrisabz.",
        hoursAfter: 20,
      },
    ],
  },
  {
    authorKey: 'kasia',
    title: 'Switzerland for £31 a day once the pass is paid',
    category: 'Budget Travel',
    location: 'Zermatt, Switzerland',
    hoursAgo: 980,
    likedByKeys: ['rhys', 'aoife', 'sophie'],
    content:
      'Switzerland is expensive until you count what you stop buying. The rail pass is in the price of the Zermatt and St Moritz week, so moving about cost us nothing. The one lift we added was half price with it. Supermarket picnics are £7 a head, a restaurant lunch is £24, and the fountain water is free and better than either. Our extra spending came to £31 a day each, and that includes a great deal of nut tart.',
    replies: [
      {
        authorKey: 'robert',
        comment:
          'I am not sure I would want eight days of picnics at my age. A hot lunch up a mountain is half the reason to go, and I would budget £60.',
        hoursAfter: 300,
      },
      {
        authorKey: 'kasia',
        comment:
          'We had two of those and they are in the £31. But if you want one every day, yes, double it.',
        hoursAfter: 304,
      },
    ],
  },
  {
    authorKey: 'isla',
    title: 'The Jacobite is not the only train on the West Highland Line',
    category: 'Local Experiences',
    location: 'Glenfinnan, Scotland',
    hoursAgo: 1350,
    likedByKeys: ['bronwen', 'george', 'margaret', 'tom'],
    content:
      'I live in Oban and have ridden this line for fifty years. The steam train is lovely, but the ordinary one to Mallaig crosses the same viaduct for a quarter of the money and has a trolley with decent tea. Sit on the left going north. Get off at Arisaig rather than the end, walk twenty minutes to the white sands, and catch the next one. In October you will hear the stags from the platform at Corrour.',
    replies: [
      {
        authorKey: 'hannah',
        comment:
          'My children would not forgive me for skipping the steam, and I have to say the smell of it was worth every penny to me too.',
        hoursAfter: 12,
      },
      {
        authorKey: 'isla',
        comment: 'Then take it one way and the wee train back. Everybody wins.',
        hoursAfter: 14,
      },
    ],
  },
  {
    authorKey: 'rhys',
    title: 'Four friends, one Dolomites hut week: how we split it',
    category: 'Group Travel',
    location: 'Val Badia, Italy',
    hoursAgo: 1900,
    likedByKeys: ['callum', 'tom'],
    content:
      'Four of us with four levels of fitness did the hut-to-hut week and are still friends, so here is what worked. One person carried the cash and we settled up every evening, not at the end. The slowest set the pace before lunch and nobody waited after it, as long as two stayed together. We each had a veto on one cable route and two of us used it. Dormitory snoring is not covered by any of these rules!',
    replies: [
      {
        authorKey: 'aoife',
        comment:
          'The rule about slowest before lunch is so good. We did it the other way round in Madeira and nobody spoke until supper.',
        hoursAfter: 22,
      },
    ],
  },
  {
    authorKey: 'priya',
    title: 'Rajasthan with my parents: what I would change',
    category: 'Destination Reviews',
    location: 'Udaipur, India',
    hoursAgo: 2600,
    likedByKeys: ['demo', 'harpreet', 'fatima', 'george'],
    content:
      'I took my mother and father, both over seventy, on the Rajasthan palaces journey in February. Udaipur was the place, and one more night there would have been better. The fort at Jodhpur has a lift, which nobody mentions, so ask for it. The long drive to Jaisalmer that others add would have been too much for us. Hotels were kind about plain food. My one complaint is the very early start for the Amber fort, and my father says that was his favourite morning.',
    replies: [
      {
        authorKey: 'demo',
        comment:
          'I have booked this one and you have just settled whether I add Jaisalmer. Thank you! How cold were the evenings?',
        hoursAfter: 1900,
      },
      {
        authorKey: 'priya',
        comment: 'A shawl and a fleece in February. Palaces look warm and are not.',
        hoursAfter: 1906,
      },
      {
        authorKey: 'harpreet',
        comment:
          'I would add Jaisalmer if you are under fifty and like sand. It was the part my boys still talk about.',
        hoursAfter: 1950,
      },
    ],
  },
  {
    authorKey: 'linh',
    title: "Hoi An lanterns, taken on my grandmother's street",
    category: 'Photo Sharing',
    location: 'Hoi An, Vietnam',
    hoursAgo: 3100,
    likedByKeys: ['wei', 'demo', 'elena', 'kasia'],
    content:
      "My grandmother left Hoi An in 1979 and I went back with a photo of her front door. The house is a tailor's shop now. The owner let me stand where she stood and took the picture herself, and then brought out her own album. I also photographed the lanterns everybody photographs, but from the market side at five in the afternoon, when they are being hung and there are more ladders than people.",
    replies: [
      {
        authorKey: 'wei',
        comment: 'Please post the two doors side by side one day. That is the picture I would travel to see.',
        hoursAfter: 9,
      },
      {
        authorKey: 'linh',
        comment: "Printing them for my grandmother's birthday first. Then yes.",
        hoursAfter: 27,
      },
    ],
  },
];
