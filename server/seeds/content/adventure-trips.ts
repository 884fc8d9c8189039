// Brochure texts: data, kept together so that a writer can edit a category in one place.
import type { TripContent } from './trip-content';

export const adventureTrips: readonly TripContent[] = [
  {
    slug: 'everest-base-camp-trek',
    title: 'Everest Base Camp Trek',
    destination: 'Khumbu Valley, Nepal',
    country: 'Nepal',
    category: 'adventure',
    difficulty: 'challenging',
    durationDays: 16,
    pricePounds: 1895,
    maxParticipants: 12,
    summary:
      'Sixteen days on foot through the Khumbu to 5,364 m, with two acclimatisation days and a spare day for the Lukla flight.',
    description:
      'This is the walk most people mean when they say Everest. You fly to Lukla at 2,860 m, follow the Dudh Kosi river to Namche Bazaar and then climb slowly past Tengboche, Dingboche and Lobuche to Base Camp. Two rest days above 3,400 m give your body time to catch up.\n\nDays start at seven with porridge and tea and end by three in a lodge dining room warmed by a stove. You walk five to seven hours on most of them. Dal bhat is the meal to order, because the second helping is free and the lentils travel well.\n\nIt suits fit walkers who can manage six hours uphill several days running and who do not mind thin plywood walls and cold nights. Nothing here is technical. The altitude is the hard part, so the guide carries an oximeter and sets the pace.',
    inclusions: [
      'Return flights from Kathmandu to Lukla',
      '15 nights in lodges and a Kathmandu guesthouse',
      'All breakfasts',
      'Lunches and dinners on the trek',
      'English-speaking Sherpa guide',
      'One porter for every two travellers',
      'Sagarmatha National Park permits',
      'Airport transfers in Kathmandu',
    ],
    exclusions: [
      'International flights and Nepal visa',
      'Lunches and dinners in Kathmandu',
      'Trekking insurance with helicopter cover',
      'Hot showers and charging at lodges',
      'Tips for guides and porters',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Kathmandu',
        description:
          'We meet you at Tribhuvan Airport and drive you to a family-run guesthouse in Thamel, about 30 minutes away. The guide checks boots and sleeping bags before supper.',
      },
      {
        day: 2,
        title: 'Fly to Lukla and walk to Phakding',
        description:
          'The flight takes 35 minutes from Kathmandu, or 15 from Manthali in the busy months after a night drive. Then it is three easy hours mostly downhill to Phakding at 2,610 m.',
      },
      {
        day: 3,
        title: 'Phakding to Namche Bazaar',
        description:
          'Five or six hours, crossing the Dudh Kosi on long suspension bridges. The last two hours climb 600 m through pine forest to Namche at 3,440 m.',
      },
      {
        day: 4,
        title: 'Acclimatisation day in Namche',
        description:
          'Climb high and sleep low: a four-hour loop up to Syangboche and Khumjung at about 3,800 m, then back down. The afternoon is for the market and the bakery.',
      },
      {
        day: 5,
        title: 'Namche to Tengboche',
        description:
          'A level path with Ama Dablam ahead, a drop to the river at Phunki Tenga, then a two-hour pull to Tengboche at 3,860 m. The monks chant in the monastery in late afternoon.',
      },
      {
        day: 6,
        title: 'Tengboche to Dingboche',
        description:
          'Through rhododendron to Pangboche, then out above the tree line into the Imja valley. Five hours brings you to the stone-walled potato fields of Dingboche at 4,410 m.',
      },
      {
        day: 7,
        title: 'Acclimatisation day in Dingboche',
        description:
          'Walk up the Nangkartshang ridge towards 5,000 m for a view of Makalu, then come back down to sleep. It takes about four hours and nobody hurries.',
      },
      {
        day: 8,
        title: 'Dingboche to Lobuche',
        description:
          'A steady climb to Thukla for lunch, then up the moraine to the stone memorials for climbers. Lobuche, at 4,940 m, is a small row of lodges and a cold night.',
      },
      {
        day: 9,
        title: 'Base Camp at 5,364 m',
        description:
          'Three hours to Gorak Shep at 5,164 m for an early lunch, then two more along the Khumbu Glacier to Base Camp. Return to Gorak Shep to sleep.',
      },
      {
        day: 10,
        title: 'Kala Patthar and down to Pheriche',
        description:
          'Start at half past four for Kala Patthar, about 5,550 m, and the best view of the summit itself. After breakfast you drop 800 m to Pheriche, where breathing is easier.',
      },
      {
        day: 11,
        title: 'Pheriche to Namche',
        description:
          'About seven hours and 20 km, downhill except for the climb back to Tengboche. Namche has hot showers, and you can feel the extra oxygen.',
      },
      {
        day: 12,
        title: 'Namche to Lukla',
        description:
          'A long last day of seven or eight hours, retracing the river path with one final climb. The evening is supper with the guides and porters in Lukla.',
      },
      {
        day: 13,
        title: 'Fly back to Kathmandu',
        description:
          'Early flights leave before the cloud builds, so we are at the airstrip by seven. The rest of the day is for laundry, a shower and a large lunch.',
      },
      {
        day: 14,
        title: 'Spare day for the weather',
        description:
          'Lukla flights are often delayed, so this day is kept free to absorb it. If all went to plan, we take the bus to Bhaktapur, 13 km away.',
      },
      {
        day: 15,
        title: 'Patan and Boudhanath',
        description:
          'A half-day walk with the guide round Durbar Square in Patan and the great stupa at Boudhanath. The farewell dinner is Newari food in Thamel.',
      },
      {
        day: 16,
        title: 'Departure',
        description:
          'Breakfast, then a transfer to Tribhuvan Airport about three hours before your flight. If you leave late, the guesthouse will keep your bags behind the desk.',
      },
    ],
    seasonMonths: [3, 4, 5, 10, 11],
  },
  {
    slug: 'torres-del-paine-w-trek',
    title: 'Torres del Paine: the W Trek',
    destination: 'Patagonia, Chile',
    country: 'Chile',
    category: 'adventure',
    difficulty: 'challenging',
    durationDays: 11,
    pricePounds: 2790,
    maxParticipants: 10,
    summary:
      'Five days on the W with beds in mountain refuges, from Grey Glacier through the French Valley to the base of the towers.',
    description:
      'The W is about 80 km long and takes five days. You walk it from west to east, so the glacier comes first and the granite towers come last. You sleep in refuges, in bunks with bedding supplied, so your pack stays near 8 kg.\n\nWeather is the fourth companion. In December it is light until ten at night, and a calm morning can turn to wind of 80 km/h by lunch. Refuge suppers are soup, meat or a vegetarian plate, and pudding, served at long tables with everyone in thermal socks.\n\nIt suits walkers used to full days, because two of the five run past seven hours. Before and after the trek there are quiet days in Puerto Natales, a small port with good crab and better coffee.',
    inclusions: [
      '10 nights in guesthouses and park refuges',
      'All breakfasts',
      'Lunches and dinners on the trek',
      'Two bilingual mountain guides',
      'Buses between Punta Arenas and the park',
      'Catamaran across Lake Pehoe',
      'Boat on Last Hope Sound with lunch',
      'Park entrance permit',
    ],
    exclusions: [
      'International flights to Punta Arenas',
      'Dinners in the towns',
      'Kayaking on Grey Lake',
      'Travel insurance',
      'Tips for guides',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Punta Arenas',
        description:
          'The flight from Santiago takes three and a half hours, and the airport is 20 km from town. You stay in a guesthouse near the Plaza Munoz Gamero.',
      },
      {
        day: 2,
        title: 'Bus to Puerto Natales',
        description:
          'Three hours north across sheep country on a comfortable public bus, about 250 km. In the afternoon we check boots, waterproofs and packs, and hire what is missing.',
      },
      {
        day: 3,
        title: 'Last Hope Sound by boat',
        description:
          'A day on the water to the Balmaceda and Serrano glaciers, with cormorants and sea lions on the way. Lunch is lamb at a farm on the shore.',
      },
      {
        day: 4,
        title: 'Into the park and on to Grey',
        description:
          'Two hours by road, half an hour by catamaran over Lake Pehoe, then 11 km on foot to Grey refuge. The first icebergs show after about two hours.',
      },
      {
        day: 5,
        title: 'Grey Glacier and back to Paine Grande',
        description:
          'A morning walk to the two suspension bridges above the ice, or an optional kayak among the bergs. After lunch you retrace the 11 km to Paine Grande.',
      },
      {
        day: 6,
        title: 'The French Valley',
        description:
          'The longest day, about 20 km and nine hours, up to the Britanico lookout under hanging glaciers. In strong wind we turn at the French lookout, and either way the night is at the Frances domes.',
      },
      {
        day: 7,
        title: 'Along Lake Nordenskjold',
        description:
          'Fifteen kilometres below the Cuernos, up and down beside a turquoise lake with a pebble beach for lunch. You reach the Central refuge in about six hours.',
      },
      {
        day: 8,
        title: 'Base of the Towers',
        description:
          'Up the Ascencio valley to the lake at the foot of the towers, the last 45 minutes on boulders. It is 20 km there and back and takes eight hours.',
      },
      {
        day: 9,
        title: 'Back to Puerto Natales',
        description:
          'A late breakfast, then two hours by bus to town in time for lunch. The evening is a group supper of king crab pie and pisco sours.',
      },
      {
        day: 10,
        title: 'South to Punta Arenas',
        description:
          'Three hours by bus, leaving the afternoon for the cypress avenues of the old cemetery and the waterfront. The guide leaves you with a list of places to eat.',
      },
      {
        day: 11,
        title: 'Departure',
        description:
          'A shared transfer takes you to the airport, 30 minutes away, for the flight north to Santiago. Window seats on the right see the ice field in clear weather.',
      },
    ],
    seasonMonths: [11, 12, 1, 2, 3],
  },
  {
    slug: 'iceland-ring-road',
    title: 'Iceland Ring Road',
    destination: 'Reykjavik and the Ring Road, Iceland',
    country: 'Iceland',
    category: 'adventure',
    difficulty: 'moderate',
    durationDays: 9,
    pricePounds: 2150,
    maxParticipants: 14,
    summary:
      'The full 1,322 km loop in a small bus with a local guide, a glacier walk and a day at Lake Myvatn, in nine days.',
    description:
      'Route 1 goes all the way round Iceland, and nine days is enough to do it without long days at the wheel. A local guide drives, so you can look out of the window. The longest stage is 390 km and most are nearer 250.\n\nYou will walk on the ice at Skaftafell, watch seals at Jokulsarlon, smell the sulphur at Hverir and look for humpbacks from Husavik. In June the sun sets around midnight. By September it is dark enough for the northern lights and the bilberries are ripe.\n\nIt suits anyone happy with two or three hours of walking a day, some of it on rough lava or in crampons. Food is lamb soup, arctic char and rye bread baked in hot ground. Rooms are simple guesthouses, warm and clean, with the hot pot outside.',
    inclusions: [
      '8 nights in guesthouses and small hotels',
      'All breakfasts',
      'Five dinners in the countryside',
      'Small bus with a driver-guide',
      'Glacier walk with crampons at Skaftafell',
      'Whale watching boat from Husavik',
      'Entry to the Myvatn baths',
    ],
    exclusions: [
      'International flights',
      'Lunches',
      'Dinners in Reykjavik and Akureyri',
      'Waterproof clothing hire',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Reykjavik',
        description:
          'Keflavik airport is 50 km from the city, 45 minutes by our bus. Walk up to Hallgrimskirkja, then down to the old harbour for a bowl of fish soup.',
      },
      {
        day: 2,
        title: 'The Golden Circle',
        description:
          'Thingvellir, where two continental plates pull apart by 2 cm a year, then Geysir and Gullfoss. We sleep on a horse farm near Hella.',
      },
      {
        day: 3,
        title: 'Waterfalls and black sand',
        description:
          'Walk behind Seljalandsfoss, climb the steps beside Skogafoss and keep well back from the waves at Reynisfjara. The night is at Kirkjubaejarklaustur, a village of a few hundred people with one good kitchen.',
      },
      {
        day: 4,
        title: 'Glacier walk and iceberg lagoon',
        description:
          'Crampons on at Skaftafell for two hours on the ice with a glacier guide. Then Jokulsarlon, where bergs drift to sea and seals lie on them, and on to Hofn.',
      },
      {
        day: 5,
        title: 'The East Fjords',
        description:
          'About 250 km with a stop at every other fishing village and a walk to Hengifoss, 128 m high. Reindeer are often near the road, and dinner is in Egilsstadir.',
      },
      {
        day: 6,
        title: 'Dettifoss and Lake Myvatn',
        description:
          'West over the high desert to Dettifoss, which you feel before you see. In the afternoon, steam vents at Hverir, the Dimmuborgir lava and a long soak in the baths.',
      },
      {
        day: 7,
        title: 'Husavik whales and Akureyri',
        description:
          'Three hours on an oak boat in Skjalfandi Bay, where humpbacks feed in summer. We stop at Godafoss on the way to Akureyri, the capital of the north.',
      },
      {
        day: 8,
        title: 'Over the heaths to Reykjavik',
        description:
          'The longest drive, 390 km, broken by turf houses at Glaumbaer and a walk round the Grabrok crater. You are back in the city for a last dinner.',
      },
      {
        day: 9,
        title: 'Departure',
        description:
          'A transfer to Keflavik, 45 minutes away, timed to your flight. Those with an afternoon departure have time for a swim at a neighbourhood pool, which Icelanders would recommend.',
      },
    ],
    seasonMonths: [6, 7, 8, 9],
  },
  {
    slug: 'kilimanjaro-machame-route',
    title: 'Kilimanjaro by the Machame Route',
    destination: 'Mount Kilimanjaro, Tanzania',
    country: 'Tanzania',
    category: 'adventure',
    difficulty: 'challenging',
    durationDays: 10,
    pricePounds: 2490,
    maxParticipants: 12,
    summary:
      'Seven days on the mountain, not six, so that more people reach Uhuru Peak at 5,895 m and come down feeling well.',
    description:
      'The Machame route climbs through forest, heath and bare rock, and it lets you walk high and sleep low on day five. We take seven days rather than the usual six. The extra night at Karanga makes a real difference to how many people reach the top.\n\nYou carry a day pack and the porters carry the rest. Camps are two-person tents, a mess tent and a cook who makes ginger soup at 4,600 m. Summit night begins at midnight, in the cold, one slow step after another until sunrise at Stella Point.\n\nIt suits fit hill walkers with patience. No ropes are needed, though you use your hands for an hour on the Barranco Wall. Guides check oxygen and pulse twice a day, and they will turn you round if the numbers say so.',
    inclusions: [
      '3 nights in a Moshi guesthouse',
      '6 nights in two-person tents',
      'All meals on the mountain',
      'Breakfasts in Moshi',
      'Licensed guides and porters',
      'National park and rescue fees',
      'Emergency oxygen',
      'Airport transfers',
    ],
    exclusions: [
      'International flights and Tanzania visa',
      'Lunches and dinners in Moshi',
      'Sleeping bag hire',
      'Insurance for altitude up to 6000 m',
      'Tips for the crew',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Moshi',
        description:
          'Kilimanjaro airport is about 40 km from Moshi, 45 minutes by road. You stay in a garden guesthouse at 900 m, and if the cloud lifts the mountain fills the window.',
      },
      {
        day: 2,
        title: 'Briefing and Materuni',
        description:
          'A gentle day: the chief guide goes through your kit, then a walk to Materuni waterfall past coffee plots. A Chagga family roasts and grinds the beans for you.',
      },
      {
        day: 3,
        title: 'Machame Gate to Machame Camp',
        description:
          'Register at the gate at 1,800 m and walk 11 km through rainforest with colobus monkeys overhead. Camp is just below 3,000 m, and the tents are already up.',
      },
      {
        day: 4,
        title: 'Machame Camp to Shira',
        description:
          'Five kilometres and five hours, out of the trees and into giant heather. Shira Camp at 3,840 m faces Mount Meru, and the nights here are the first cold ones.',
      },
      {
        day: 5,
        title: 'Lava Tower and down to Barranco',
        description:
          'Climb to Lava Tower at 4,630 m for lunch, then drop to Barranco at 3,960 m to sleep. This is the day that prepares your body for the summit.',
      },
      {
        day: 6,
        title: 'Barranco Wall to Karanga',
        description:
          'A hands-and-feet scramble of about 250 m up the wall, safe but steep, then rolling ground. Karanga Camp at 4,035 m comes after four or five hours.',
      },
      {
        day: 7,
        title: 'Karanga to Barafu',
        description:
          'Only 4 km, to arrive at 4,673 m by lunch and lie down. Supper is at five, kit is laid out, and the guides wake you at eleven.',
      },
      {
        day: 8,
        title: 'Summit day',
        description:
          'Leave at midnight, reach Stella Point around dawn and Uhuru Peak, 5,895 m, an hour later. Then all the way down to Mweka Camp at 3,100 m, about 13 hours in total.',
      },
      {
        day: 9,
        title: 'Mweka Gate and Moshi',
        description:
          'A three-hour walk down through the forest to the gate, where certificates are signed. Moshi means a shower, cold drinks and dinner with the crew.',
      },
      {
        day: 10,
        title: 'Departure',
        description:
          'Breakfast in the garden and a transfer of 45 minutes to the airport. If your flight is late, the Moshi market is worth a slow hour.',
      },
    ],
    seasonMonths: [1, 2, 6, 7, 8, 9, 10],
  },
  {
    slug: 'costa-rica-rainforest-and-coast',
    title: 'Costa Rica: Rainforest and Pacific Coast',
    destination: 'Monteverde and Manuel Antonio, Costa Rica',
    country: 'Costa Rica',
    category: 'adventure',
    difficulty: 'moderate',
    durationDays: 12,
    pricePounds: 2190,
    maxParticipants: 14,
    summary:
      'Arenal, the Monteverde cloud forest and the beaches of Manuel Antonio, with naturalist guides and short drives.',
    description:
      "Costa Rica holds about a twentieth of the world's species in a country smaller than Scotland. This route crosses three kinds of it: the forest under Arenal volcano, the cloud forest at Monteverde, 1,400 m up, and the warm Pacific shore at Manuel Antonio.\n\nThe birds wake you before six, so days begin early and pause after lunch. You walk with naturalists who carry telescopes, cross Lake Arenal by boat and eat casado, a plate of rice, beans, plantain and fish, in roadside sodas. There are two free half-days and one whole one.\n\nIt suits active travellers who like wildlife and do not mind mud. The longest walk is about three hours. We run it in the dry months from December to April, when the coast is sunny and Monteverde is merely misty.",
    inclusions: [
      '11 nights in lodges and small hotels',
      'All breakfasts',
      'Four dinners',
      'Naturalist guide throughout',
      'Boat and minibus transfers',
      'Entry to Arenal and Monteverde and Manuel Antonio parks',
      'Hanging bridges and night walk',
      'Mangrove kayak trip',
    ],
    exclusions: [
      'International flights',
      'Lunches',
      'Zip-line in Monteverde',
      'Surf lessons',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in San Jose',
        description:
          'We meet you at Juan Santamaria airport and drive 30 minutes to a small hotel in Barrio Amon. The guide joins you for a welcome supper at seven.',
      },
      {
        day: 2,
        title: 'North to La Fortuna',
        description:
          'Three hours over the hills to Arenal, with a stop for coffee in the square at Zarcero or Grecia. In the late afternoon we look for sloths along the river.',
      },
      {
        day: 3,
        title: 'Arenal lava trails',
        description:
          'A three-hour walk on the old 1968 lava flow, with toucans likely and a clear cone if you are lucky. Afterwards, soak in a warm river fed by the volcano.',
      },
      {
        day: 4,
        title: 'Lake Arenal to Monteverde',
        description:
          'A van, an hour by boat and another van replace a long drive, and take under four hours. The road climbs to Santa Elena, where you will want a jumper.',
      },
      {
        day: 5,
        title: 'Monteverde cloud forest',
        description:
          'We enter the reserve at seven, when the quetzals feed, and walk slowly for three hours. The hummingbird garden by the gate is good for an hour more.',
      },
      {
        day: 6,
        title: 'Hanging bridges and a night walk',
        description:
          'Eight bridges through the canopy in the morning and a free afternoon, with an optional zip-line. After dark, a two-hour walk finds frogs, tarantulas and sleeping birds.',
      },
      {
        day: 7,
        title: 'Down to the Pacific',
        description:
          'Five hours by road to Manuel Antonio, with a stop on the Tarcoles bridge to count crocodiles below. You swim before supper, in water at about 28 degrees.',
      },
      {
        day: 8,
        title: 'Manuel Antonio National Park',
        description:
          'In at opening time with the guide and his telescope, for sloths, squirrel monkeys and iguanas. The trail ends at a white beach where you can stay until closing.',
      },
      {
        day: 9,
        title: 'Kayaks in the Damas mangroves',
        description:
          'Three hours of easy paddling through mangrove channels at high tide, with herons and the odd boa. The afternoon is yours, and so is the hammock.',
      },
      {
        day: 10,
        title: 'A day off',
        description:
          'Nothing is planned. Swim, take a surf lesson, or catch the local bus to Quepos for the marina and a plate of ceviche, 20 minutes each way.',
      },
      {
        day: 11,
        title: 'Back to San Jose',
        description:
          'Three hours by road, with lunch at a soda in Jaco or Orotina. In the afternoon we visit the Gold Museum, and the group eats together in Barrio Escalante.',
      },
      {
        day: 12,
        title: 'Departure',
        description:
          'Transfer to the airport, 30 minutes when the traffic is light and twice that at eight in the morning. The hotel packs a breakfast box for early flights.',
      },
    ],
    seasonMonths: [12, 1, 2, 3, 4],
  },
  {
    slug: 'dunes-of-the-namib',
    title: 'Dunes of the Namib',
    destination: 'Sossusvlei, Namibia',
    country: 'Namibia',
    category: 'adventure',
    difficulty: 'easy',
    durationDays: 12,
    pricePounds: 2990,
    maxParticipants: 12,
    summary:
      'Sossusvlei at sunrise, Atlantic seals and the rock engravings of Twyfelfontein, with a guide at the wheel throughout.',
    description:
      'Namibia is more than three times the size of Britain with about three million people, so much of this holiday is space. You cover about 1,900 km in twelve days in a high-roofed vehicle, half of it on gravel. The guide drives, and there are stops every hour or so.\n\nThe dunes at Sossusvlei are the reason to go, and we are on the sand before the sun reaches it. After that comes the cold Atlantic at Swakopmund, German cake and oysters from Walvis Bay, then red Damaraland, where elephants walk dry rivers.\n\nIt suits anyone who can sit in a vehicle for five hours and enjoy it. Walks are short and optional. From May to August the days are 20 to 25 degrees and the nights drop near freezing, so pack a fleece and a hat.',
    inclusions: [
      '11 nights in lodges and guesthouses',
      'All breakfasts',
      'Seven dinners',
      'Driver-guide and a high-roofed vehicle',
      'Park fees',
      'Walvis Bay lagoon cruise',
      'Dune morning with a tracker',
      'Twyfelfontein guide and airport transfers',
    ],
    exclusions: [
      'International flights',
      'Lunches and four dinners',
      'Scenic flight over the dunes',
      'Travel insurance',
      'Tips',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Windhoek',
        description:
          'Hosea Kutako airport is 45 km east of the city, about 40 minutes by road. You stay in a small guesthouse in Klein Windhoek and meet the guide at supper.',
      },
      {
        day: 2,
        title: 'Over the Spreetshoogte Pass',
        description:
          'Five hours south-west on gravel, dropping almost 1,000 m off the escarpment in one short pass. We stop at the top for lunch and the view of the plain.',
      },
      {
        day: 3,
        title: 'Sesriem Canyon and Elim Dune',
        description:
          'A cool morning walk inside Sesriem Canyon, 30 m deep and two metres wide in places. Later you climb Elim Dune, in no hurry, to watch the light change.',
      },
      {
        day: 4,
        title: 'Sossusvlei and Deadvlei',
        description:
          'At the gate for opening, then 60 km of tar and 5 km of sand to the pans. Deadvlei, where the acacias died some 600 years ago and still stand, is a 20-minute walk in.',
      },
      {
        day: 5,
        title: 'Kuiseb Canyon to Swakopmund',
        description:
          'A drive of 350 km with apple pie at Solitaire and the Tropic of Capricorn sign. The temperature falls 15 degrees as you reach the ocean and its fog.',
      },
      {
        day: 6,
        title: 'The small animals of the dunes',
        description:
          'A half-day with a tracker who finds geckos, chameleons and sidewinding adders under apparently empty sand. The afternoon is free for the museum, the jetty and cake.',
      },
      {
        day: 7,
        title: 'Walvis Bay lagoon',
        description:
          'Three hours by boat among seals, pelicans and dolphins, with oysters on board. After lunch the guide drives round the lagoon, where flamingos feed by the thousand.',
      },
      {
        day: 8,
        title: 'Spitzkoppe and Damaraland',
        description:
          'North past the granite of Spitzkoppe, where we walk for an hour among boulders and old paintings. The lodge near Twyfelfontein is reached by late afternoon.',
      },
      {
        day: 9,
        title: 'Twyfelfontein and desert elephants',
        description:
          'An early tour of the engravings, some around 6,000 years old. In the cooler afternoon we follow the Huab river bed in search of elephants adapted to the desert.',
      },
      {
        day: 10,
        title: 'To Omaruru',
        description:
          'A day of about five hours by way of the Petrified Forest near Khorixas. Omaruru is a small town under big trees, with a winery and woodcarvers.',
      },
      {
        day: 11,
        title: 'Back to Windhoek',
        description:
          'Under three hours on tar, with time at the Okahandja carving market. We end with a walk past the Christuskirche and a last dinner of game or vegetables.',
      },
      {
        day: 12,
        title: 'Departure',
        description:
          'The transfer leaves three hours before your flight and takes 40 minutes. Later departures leave time for the craft centre in Tal Street and a coffee.',
      },
    ],
    seasonMonths: [4, 5, 6, 7, 8, 9, 10],
  },
  {
    slug: 'lofoten-by-sea-kayak',
    title: 'Lofoten by Sea Kayak',
    destination: 'Lofoten Islands, Norway',
    country: 'Norway',
    category: 'adventure',
    difficulty: 'moderate',
    durationDays: 7,
    pricePounds: 1690,
    maxParticipants: 8,
    summary:
      "Five days of paddling between Svolvaer and Reine, sleeping in fishermen's cabins, in the long light of the northern summer.",
    description:
      'The Lofoten islands look fierce from the ferry, but their sheltered side is flat water with good beaches every few kilometres. You paddle 10 to 16 km a day in single or double kayaks, with a guide for every four people. A van moves your luggage.\n\nNights are in rorbuer, the red cabins built on stilts for the winter cod fleet. They have bunks, a stove and a kitchen. The guide buys cod or salmon on the quay and everyone cooks. From late May to mid July the sun does not set, and evening paddles are calm.\n\nIt suits active people with a little kayaking behind them, or strong beginners who can swim. You wear a drysuit, because the sea stays near 12 degrees in August. If the wind rises we change bays, or walk.',
    inclusions: [
      '6 nights in rorbu cabins',
      'All breakfasts',
      'Packed lunches on paddling days',
      'Four dinners cooked together',
      'Certified kayak guides',
      'Kayak and drysuit and all equipment',
      'Luggage van between islands',
      'Ferry from Moskenes to Bodo',
    ],
    exclusions: ['Flights to Svolvaer and from Bodo', 'Two dinners', 'Alcohol', 'Travel insurance'],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Svolvaer',
        description:
          'Fly in via Bodo, or take the fast boat, which needs about three and a half hours. The cabins are a short walk from the quay, and supper is at eight.',
      },
      {
        day: 2,
        title: 'Skills day at Kabelvag',
        description:
          'A morning of strokes and rescues in a sheltered bay, then 10 km past the Storvagan islets. The guides match people to single or double boats.',
      },
      {
        day: 3,
        title: 'Kabelvag to Henningsvaer',
        description:
          'About 15 km along the south shore, landing on white sand for lunch. Henningsvaer is a village on islands, with a football pitch that takes up a whole rock.',
      },
      {
        day: 4,
        title: 'Around Nusfjord',
        description:
          'The van takes boats to Nusfjord, one of the oldest fishing villages here, for 12 km among skerries. Sea eagles are more or less certain, and otters are possible.',
      },
      {
        day: 5,
        title: 'Nusfjord to Reine',
        description:
          "A morning paddle in Flakstad's fjords, then an hour by road over two bridges. The cabins in Reine sit over the water under walls of 600 m.",
      },
      {
        day: 6,
        title: 'Reinefjord and Bunes beach',
        description:
          'Paddle about 6 km up the fjord to Vindstad, walk 45 minutes over the neck of land to the Atlantic and paddle back. Bunes is the photograph people frame.',
      },
      {
        day: 7,
        title: 'Ferry to Bodo and departure',
        description:
          'Moskenes is 5 km away, and the car ferry to Bodo takes between three and four hours. It docks within a short taxi ride of the airport.',
      },
    ],
    seasonMonths: [6, 7, 8],
  },
  {
    slug: 'high-atlas-to-the-sahara',
    title: 'High Atlas to the Sahara',
    destination: 'Marrakech and Erg Chebbi, Morocco',
    country: 'Morocco',
    category: 'adventure',
    difficulty: 'moderate',
    durationDays: 9,
    pricePounds: 1090,
    maxParticipants: 14,
    summary:
      'Two days of walking between Berber villages, the road over the Tichka pass and one night under canvas at Erg Chebbi.',
    description:
      'In nine days you go from the red walls of Marrakech to walnut terraces under Toubkal, and then to dunes 150 m high. The walking is at the start, while your legs are fresh, and mules carry the bags.\n\nIn the mountains you sleep in village gites, simple rooms with shared bathrooms, and eat tagine from the pot with bread. Later there are kasbah guesthouses with proper beds. Mint tea comes at every stop, sweet unless you ask. The desert camp has real mattresses, a fire and no electric light worth mentioning.\n\nIt suits travellers who can walk six hours on stony paths and who accept four drives of four to six hours. Spring brings blossom and snow on the tops. October is warm, clear and good for dates.',
    inclusions: [
      '8 nights in riads and gites and a desert camp',
      'All breakfasts',
      'Six dinners',
      'Two trail lunches',
      'Licensed mountain guide',
      'Mules for luggage on the walk',
      'Minibus with driver',
      'Camel ride into Erg Chebbi',
    ],
    exclusions: [
      'International flights',
      'Lunches on driving days',
      'Drinks',
      'Travel insurance',
      'Tips for the mule team',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Marrakech',
        description:
          'A driver meets you at Menara airport, 20 minutes from the medina. You stay in a riad near Bab Doukkala, and the guide walks you to Jemaa el-Fnaa after dark.',
      },
      {
        day: 2,
        title: 'To Imlil',
        description:
          'A free morning for the Bahia Palace, then 65 km and an hour and a half to Imlil at 1,740 m. A short walk in the walnut groves loosens the legs.',
      },
      {
        day: 3,
        title: "Over the Tizi n'Tamatert",
        description:
          'Climb to the pass at 2,279 m in about two hours, then walk the far slope to Tacheddirt. It is a five-hour day, with salad and sardines for lunch.',
      },
      {
        day: 4,
        title: 'The Imenane valley',
        description:
          "Follow the stream down through terraced villages and over the Tizi n'Aguersioual, about six hours in all. A minibus waits at Aguersioual for the short ride to Imlil.",
      },
      {
        day: 5,
        title: 'Tichka pass to Ait Ben Haddou',
        description:
          "Five to six hours by road over the Tizi n'Tichka at 2,260 m, with a stop for grilled meat in Taddert. You reach the mud-brick ksar before sunset.",
      },
      {
        day: 6,
        title: 'Dades and Todra',
        description:
          "East along the road of kasbahs, through rose country at Kelaat M'Gouna. The day ends with an hour's walk between the 300 m walls of the Todra gorge.",
      },
      {
        day: 7,
        title: 'Erfoud and Erg Chebbi',
        description:
          'Four hours to Merzouga, with time for the fossil workshops at Erfoud. At five the camels set off, and camp is an hour into the dunes.',
      },
      {
        day: 8,
        title: 'West to Ouarzazate',
        description:
          'Up for sunrise, then breakfast and showers at the edge of the sand. The drive by Alnif and Nkob takes six hours and crosses one dry valley after another.',
      },
      {
        day: 9,
        title: 'Over the Tichka and home',
        description:
          'Four and a half hours back across the Atlas to Marrakech airport, arriving by one. Please book a flight that leaves after four in the afternoon.',
      },
    ],
    seasonMonths: [3, 4, 5, 9, 10, 11],
  },
  {
    slug: 'dolomites-hut-to-hut',
    title: 'Dolomites Hut to Hut',
    destination: 'Dolomites, Italy',
    country: 'Italy',
    category: 'adventure',
    difficulty: 'challenging',
    durationDays: 7,
    pricePounds: 1390,
    maxParticipants: 10,
    summary:
      'The northern half of Alta Via 1 from Lago di Braies to Cortina, with four nights in rifugi and a First World War tunnel.',
    description:
      "Alta Via 1 begins at a green lake and climbs straight out of it. You follow its northern half for five days, over high limestone plateaus and along old front lines, to Cortina d'Ampezzo. Daily climbs are 600 to 1,000 m, and you carry your own pack of about 7 kg.\n\nThe huts are the pleasure. Boots come off at the door, supper is at seven and it starts with pasta or canederli, the local bread dumplings. Bunks are in small rooms or dormitories, lights go out at ten, and at Lagazuoi you wake at 2,752 m with the peaks turning pink.\n\nIt suits strong walkers with steady feet on loose rock and a head for open slopes. You need no climbing skill. Afternoon storms are common in July, so we start at half past seven.",
    inclusions: [
      '4 nights in mountain huts',
      '2 nights in small hotels',
      'All breakfasts',
      'Dinners in the huts',
      'Qualified mountain leader',
      'Helmet and head torch for the tunnels',
      'Bus from Venice airport to Dobbiaco',
      'Bus from Cortina to Venice airport',
    ],
    exclusions: [
      'Flights to Venice',
      'Lunches and snacks',
      'Dinners in Dobbiaco and Cortina',
      'Hot showers in huts',
      'Mountain rescue insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Dobbiaco',
        description:
          'The group bus leaves Venice airport at three and takes about three hours. After supper in town the leader lays out the map and weighs the packs, kindly.',
      },
      {
        day: 2,
        title: 'Lago di Braies to Sennes',
        description:
          'From the lake at 1,496 m a steep path climbs for four hours to the Biella hut at 2,327 m. Then it is an easy hour over pasture to Sennes.',
      },
      {
        day: 3,
        title: 'Sennes to Fanes',
        description:
          'Down to the valley head at Pederu for a late coffee, then up beside a stream to the Fanes plateau at 2,060 m. Five hours, with marmots.',
      },
      {
        day: 4,
        title: 'Fanes to Lagazuoi',
        description:
          'The hardest day, six to seven hours, through the gap of Forcella del Lago and up bare slopes. The hut stands at 2,752 m, with Marmolada in front of the terrace.',
      },
      {
        day: 5,
        title: 'Tunnels and Cinque Torri',
        description:
          'Descend through the wartime galleries inside the mountain, helmets on, for about two hours to Falzarego. In the afternoon climb to a hut beneath the Cinque Torri.',
      },
      {
        day: 6,
        title: 'Croda da Lago and Cortina',
        description:
          'Past the Giau pass and over Forcella Ambrizzola at 2,277 m to a lakeside hut for lunch. Then a long descent through larch to Cortina, seven hours in all.',
      },
      {
        day: 7,
        title: 'Departure from Cortina',
        description:
          'The bus to Venice airport takes about two and a half hours and leaves at nine. Flights after two in the afternoon are safe to book.',
      },
    ],
    seasonMonths: [7, 8, 9],
  },
];
