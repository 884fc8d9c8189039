// Longer than 400 lines on purpose: this is the brochure text of every package, day by day, and no logic.
import type { PackageContent } from './package-content';

export const packages: readonly PackageContent[] = [
  {
    slug: 'bora-bora-honeymoon',
    title: 'Bora Bora Overwater Honeymoon',
    destination: 'Bora Bora, French Polynesia',
    country: 'French Polynesia',
    category: 'honeymoon',
    durationDays: 10,
    pricePounds: 4950,
    maxParticipants: 2,
    groupKind: 'private',
    summary:
      'Seven nights over a calm lagoon and two on Tahiti, with the island flights, boats and breakfasts already paid for.',
    description: [
      'Bora Bora is a worn-down volcano inside a ring of coral, and the ring is the reason to come. It keeps the ocean out, so the lagoon stays flat, warm and clear for most of the year. Your bungalow stands in it on stilts, with steps from the deck into about two metres of water.',
      'We keep the plan light. There is one guided day on the lagoon, one sail at sunset and one trip to the main island. The other days have nothing in them on purpose. You spend the first and last nights on Tahiti, because flights from Europe land late and leave late.',
      'May to October is drier and a little cooler, and costs the same with us. Getting there from London takes about 24 hours with one or two changes, so we count the days from your arrival on Tahiti.',
    ].join('\n\n'),
    includedServices: [
      'Seven nights in an overwater bungalow',
      'Two nights in a seaside hotel on Tahiti',
      'Return flights between Tahiti and Bora Bora',
      'Breakfast every day and five dinners',
      'Guided lagoon day with lunch on a motu',
      'Sunset sail for two',
      'All airport and boat transfers',
      'Rosegate contact on Tahiti time',
    ],
    excludedServices: [
      'Flights from the UK to Tahiti',
      'Travel insurance',
      'Lunches and four dinners',
      'Local tourist tax paid at the hotel',
      'Diving and spa treatments',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive on Tahiti',
        description:
          "A driver meets you at Faa'a airport and takes you ten minutes along the coast to your hotel. Most flights land in the evening, so tonight is for sleep.",
      },
      {
        day: 2,
        title: 'Fly to Bora Bora',
        description:
          'The flight takes about 50 minutes; sit on the left for the first view of the lagoon. A boat meets the plane and brings you to the bungalow before lunch.',
      },
      {
        day: 3,
        title: 'A day with no plan',
        description:
          'Swim from your own deck, borrow the masks and a kayak, and see which fish live under the floor. Dinner on the terrace is included tonight.',
      },
      {
        day: 4,
        title: 'Lagoon day by outrigger',
        description:
          'A guide takes you round the lagoon by outrigger canoe: reef sharks and rays in the shallows, the coral garden, then grilled fish at a table standing in the water on a motu.',
      },
      {
        day: 5,
        title: 'Mount Otemanu from below',
        description:
          "Half a day on the main island by open jeep, up old wartime tracks to the viewpoints under the 727-metre peak. Back at the bungalow by one o'clock.",
      },
      {
        day: 6,
        title: 'Another day with no plan',
        description:
          'Paddleboards and snorkelling gear are free to use. If you want a dive, the reef outside the pass is good for beginners with an instructor, at extra cost.',
      },
      {
        day: 7,
        title: 'Sunset sail',
        description:
          'A quiet day, then two hours under sail along the inside of the reef, back just after dark. Dinner at the hotel is included afterwards.',
      },
      {
        day: 8,
        title: 'Matira beach',
        description:
          'A boat drops you on the main island for the long public beach at Matira, shallow for a hundred metres out. Lunch from a roadside snack bar costs about £12.',
      },
      {
        day: 9,
        title: 'Back to Tahiti',
        description:
          'Breakfast, one last swim, and the afternoon flight to Papeete. Eat at the food trucks on Vaiete square this evening if you are still hungry.',
      },
      {
        day: 10,
        title: 'Fly home',
        description:
          'Breakfast and the market in Papeete, good for vanilla and pearls at fair prices. Your driver takes you to the airport three hours before the flight.',
      },
    ],
    termsConditions:
      'A deposit of £200 per traveller holds the bungalow; the balance is paid before you travel, in instalments if you prefer. Changing dates costs what the hotel and the island airline charge us, and we tell you the figure before you agree. Swapping to a garden or beach room lowers the price. The package is priced for two people sharing.',
  },
  {
    slug: 'seychelles-island-hopping',
    title: 'Seychelles Island Hopping for Two',
    destination: 'Mahe, Praslin and La Digue, Seychelles',
    country: 'Seychelles',
    category: 'honeymoon',
    durationDays: 11,
    pricePounds: 3950,
    maxParticipants: 2,
    groupKind: 'private',
    summary:
      'Three islands, ten nights and three ferries: a forest of giant palms, empty beaches and a bicycle each on La Digue.',
    description: [
      'The Seychelles look expensive because people see one island from one large hotel. We use small guesthouses and family-run hotels on three islands, and spend the savings on more days. Mahe has the mountains, Praslin has the palm forest, and La Digue has almost no cars at all.',
      'The islands are close together. The ferry from Mahe to Praslin takes an hour and the next one, to La Digue, takes fifteen minutes. All the tickets are bought before you leave home, and somebody carries your bags at each end.',
      'The sea is calmest in April, May, October and November. From June to September the south-east wind brings seaweed to some beaches, so in those months we book the sheltered side. Rain comes in short bursts at any time of year and is warm.',
    ].join('\n\n'),
    includedServices: [
      'Ten nights in small hotels and guesthouses',
      'Breakfast every day and four dinners',
      'All ferries between the three islands',
      'Bicycles for your days on La Digue',
      'Guided walk in the Vallee de Mai',
      'Boat day to Curieuse and St Pierre',
      'Airport and harbour transfers',
      'National park entry fees',
    ],
    excludedServices: [
      'Flights from the UK to Mahe',
      'Travel insurance',
      'Lunches and six dinners',
      'Seychelles travel authorisation',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive on Mahe',
        description:
          'A driver takes you from the airport over the hill to the quiet west coast, about 30 minutes. The rest of the day is for the beach in front of your room.',
      },
      {
        day: 2,
        title: 'Victoria and Beau Vallon',
        description:
          'Take the bus for less than a pound to Victoria, a capital you can walk across in ten minutes. Spend the afternoon swimming at Beau Vallon, where the weekly street market sells grilled fish.',
      },
      {
        day: 3,
        title: 'The Copolia trail',
        description:
          'A guide leads you up through the forest to a granite table 500 metres above the sea. It takes two hours up and down, and you are back for lunch.',
      },
      {
        day: 4,
        title: 'Ferry to Praslin',
        description:
          "The fast ferry takes one hour. You stay near Cote d'Or, a three-kilometre beach, and the first dinner is included.",
      },
      {
        day: 5,
        title: 'Vallee de Mai',
        description:
          'A guided morning in the palm forest where the coco de mer grows; one nut can weigh 20 kilograms. Listen for the black parrot, which lives only on Praslin.',
      },
      {
        day: 6,
        title: 'Anse Lazio',
        description:
          'A taxi takes you to the bay at the north-west tip, with deep water for swimming and granite rocks at both ends. Bring shoes for the walk over the hill back.',
      },
      {
        day: 7,
        title: 'Curieuse and St Pierre',
        description:
          'A small boat goes to Curieuse, where giant tortoises walk about freely, then to the islet of St Pierre for snorkelling. Lunch is a barbecue on the beach.',
      },
      {
        day: 8,
        title: 'Ferry to La Digue',
        description:
          'Fifteen minutes by ferry, then bicycles. The island is five kilometres long and you can ride from one end to the other before your hair dries.',
      },
      {
        day: 9,
        title: "Anse Source d'Argent",
        description:
          'Go before nine, when the famous granite beach is still empty and the tide is usually kind. Ride on through the old coconut estate and the vanilla garden.',
      },
      {
        day: 10,
        title: 'Grand Anse and Petite Anse',
        description:
          'Cross the hill to the wild side for big waves and long walks. Swim only where the locals do, as the current is strong. A farewell dinner is included.',
      },
      {
        day: 11,
        title: 'Fly home',
        description:
          'Two morning ferries bring you back to Mahe, with a transfer straight to the airport. We book afternoon and evening flights only, so nothing is rushed.',
      },
    ],
    termsConditions:
      'The deposit is £200 per traveller and the balance is paid before you travel. Moving the dates costs what the guesthouses charge us, which is usually nothing more than 30 days ahead. Ferry tickets in a new name cost about £15 each. If wind stops a ferry, we rebook it and pay for the change.',
  },
  {
    slug: 'tuscan-vineyard-honeymoon',
    title: 'Tuscan Vineyard Honeymoon',
    destination: "Val d'Orcia, Tuscany",
    country: 'Italy',
    category: 'honeymoon',
    durationDays: 7,
    pricePounds: 2150,
    maxParticipants: 2,
    groupKind: 'private',
    summary:
      "Six nights on a working wine farm in the Val d'Orcia, with a small car, three long lunches and nothing to queue for.",
    description: [
      "The Val d'Orcia is the part of Tuscany on the postcards: round hills, one cypress road, one farmhouse on top. It is also a place where people work. Your room is in a restored barn on a family farm that makes Brunello, pecorino and olive oil, with a pool between the vines and the view.",
      'A small hire car is included, because the best lunches are down white roads where no bus goes. No drive is longer than an hour, apart from the first and the last. We mark the map, book the tables and leave the rest to you.',
      'Late April to June is green and full of poppies. September and early October bring the harvest, and warm days with cool nights. July and August are hot, often 35 degrees, and we would rather you did not pay for that.',
    ].join('\n\n'),
    includedServices: [
      'Six nights in a suite on a wine farm',
      'Small hire car with full insurance',
      'Breakfast every day',
      'Three lunches and two dinners with wine',
      'Brunello tasting with the family',
      'Cooking morning for two',
      'Thermal baths at Bagno Vignoni',
    ],
    excludedServices: [
      'Flights from the UK to Florence or Pisa',
      'Travel insurance',
      'Fuel and parking',
      'Other meals',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive and drive south',
        description:
          "Collect the car at Florence or Pisa and drive about two hours to the farm near San Quirico d'Orcia. Supper of soup, cheese and their own wine is waiting.",
      },
      {
        day: 2,
        title: 'Pienza',
        description:
          'Ten minutes away, Pienza was built in one go by a pope who liked straight lines. Taste pecorino at three ages, then walk the path below the walls back to the car.',
      },
      {
        day: 3,
        title: "The family's cellar",
        description:
          'The owners show you the vines, the barrels and five years of Brunello side by side. Lunch follows at their table, and lasts. The pool takes care of the afternoon.',
      },
      {
        day: 4,
        title: 'Cooking morning',
        description:
          "Make pici by hand with the farm's cook, who has opinions about garlic. You eat what you make. In the evening, drive up to Montalcino for the view from the fortress walls.",
      },
      {
        day: 5,
        title: 'Hot springs',
        description:
          'Bagno Vignoni has a pool of hot water where other villages have a square. You bathe in the thermal spa nearby, with towels and entry included, and lunch is free choice.',
      },
      {
        day: 6,
        title: 'Montepulciano and a last dinner',
        description:
          'Walk up the long main street of Montepulciano, stopping at the cellars under the palaces. Tonight the farm lays a table for two among the vines, or indoors if it rains.',
      },
      {
        day: 7,
        title: 'Drive back and fly home',
        description:
          "After breakfast, stop at the abbey of Sant'Antimo or in Siena, depending on the hour of your flight. Allow two and a half hours to the airport with the car return.",
      },
    ],
    termsConditions:
      'A deposit of £200 per traveller secures the suite and the balance is paid before you travel. You can move to other free dates at no cost until 60 days before arrival; after that it costs what the farm charges us. The driver must be 25 or older and bring a credit card for the car deposit of about €300.',
  },
  {
    slug: 'svalbard-arctic-voyage',
    title: 'Svalbard Arctic Voyage',
    destination: 'Longyearbyen, Svalbard',
    country: 'Norway',
    category: 'adventure',
    durationDays: 8,
    pricePounds: 4750,
    maxParticipants: 20,
    groupKind: 'group',
    summary:
      'Six nights on a small ice-strengthened ship at 80 degrees north: glaciers, walrus and, with patience, polar bears.',
    description: [
      'Svalbard lies halfway between Norway and the North Pole, and in summer the sun does not set there for four months. You sail along its west and north coasts on a ship with room for about 50 travellers, of whom up to 20 come with us. Guides take you ashore by inflatable boat twice a day.',
      'Nobody can promise a polar bear. The law keeps ships at least 300 metres away, so bring binoculars. What you will see is ice of every age, cliffs loud with guillemots, reindeer, walrus on a beach, and the ruins of whalers who worked here in the 1600s.',
      'The route below is an example. The captain follows the ice and the weather, and changes the plan when something better appears. You need to be able to climb down a short ladder and walk two kilometres over stones.',
    ].join('\n\n'),
    includedServices: [
      'Six nights on board in an outside twin cabin',
      'One night in Longyearbyen with breakfast',
      'All meals on the ship',
      'Two landings or boat trips most days',
      'Expedition guides and polar bear guards',
      'Loan of rubber boots and life jacket',
      'Evening talks on ice and wildlife',
      'Transfers in Longyearbyen',
    ],
    excludedServices: [
      'Flights from the UK to Longyearbyen via Oslo',
      'Travel and evacuation insurance',
      'Drinks from the bar',
      'Tips for the crew',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Longyearbyen',
        description:
          "Fly in by way of Oslo and walk the one main street of the world's northernmost town. The museum explains miners, trappers and bears in an hour and a half.",
      },
      {
        day: 2,
        title: 'Board the ship',
        description:
          'Morning at leisure, then boarding at four. After the safety drill you sail out through Isfjorden, past flat mountains striped like layer cake.',
      },
      {
        day: 3,
        title: 'Kongsfjorden',
        description:
          'A landing near Ny-Alesund, a former coal village where scientists now live all year. In the afternoon the boats go slowly along the front of a glacier.',
      },
      {
        day: 4,
        title: 'The north-west corner',
        description:
          'Whaling ruins at Smeerenburg, whose name means blubber town, then the sheltered bay of Magdalenefjorden. Expect two landings of about two hours each.',
      },
      {
        day: 5,
        title: 'Monaco Glacier',
        description:
          'Liefdefjorden ends in a wall of blue ice several kilometres wide. Boats keep a safe distance while kittiwakes fish where pieces fall. Hot chocolate follows on deck.',
      },
      {
        day: 6,
        title: '80 degrees north',
        description:
          'The ship pushes towards the pack ice and the low island of Moffen, where walrus rest. Everyone takes turns on watch, because more eyes find more bears.',
      },
      {
        day: 7,
        title: 'South along the coast',
        description:
          "A long beach at Poolepynten, often with walrus, and a walk among arctic flowers a few centimetres high. The captain's dinner is this evening.",
      },
      {
        day: 8,
        title: 'Longyearbyen and home',
        description:
          'The ship docks before breakfast. Transfers run to the town and to the airport for flights to Oslo, with same-day connections to London in most weeks.',
      },
    ],
    termsConditions:
      'The deposit is £200 per traveller; the ship asks us for full payment early, so your balance is due in instalments before you travel. Changing to another sailing costs what the ship charges us, and we give you the figure in writing first. Insurance with evacuation cover is required to board. A single cabin costs 60% more.',
  },
  {
    slug: 'galapagos-small-ship-cruise',
    title: 'Galapagos by Small Ship',
    destination: 'Galapagos Islands, Ecuador',
    country: 'Ecuador',
    category: 'adventure',
    durationDays: 9,
    pricePounds: 4690,
    maxParticipants: 16,
    groupKind: 'group',
    summary:
      'Six nights on a yacht for sixteen through the central and southern islands, with a naturalist and flights from Quito.',
    description: [
      'The animals of the Galapagos have never learned to be afraid of people, so you walk past them a few steps away. A sea lion asleep on the path stays asleep. The rules are strict and good: stay with a guide, keep two metres away, take nothing.',
      'A yacht for sixteen lands faster than a ship for a hundred, and reaches small islands such as Chinese Hat where big ships may not stop. You sail mostly at night and wake up somewhere new. There are two walks and one or two swims most days, each an hour or two long.',
      'From June to November the water is cooler, about 20 degrees, and full of life; wetsuits are on board. From December to May it is warmer and calmer. The waved albatross is on Espanola from April to December.',
    ].join('\n\n'),
    includedServices: [
      'Six nights on board in a twin cabin',
      'Two nights in Quito with breakfast',
      'Flights between Quito and the islands',
      'All meals on the yacht',
      'Licensed naturalist guide',
      'Snorkelling gear and wetsuit',
      'Use of sea kayaks',
      'Transfers in Quito and on the islands',
    ],
    excludedServices: [
      'Flights from the UK to Quito',
      'Travel insurance',
      'National park fee of 200 US dollars',
      'Transit card of 20 US dollars',
      'Tips and bar drinks',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Quito',
        description:
          'A driver brings you to the old town, 2,850 metres up. Take the stairs slowly, drink water, and meet your group at dinner time if you feel like it.',
      },
      {
        day: 2,
        title: 'Fly to Baltra and board',
        description:
          'The flight stops in Guayaquil and lands mid-morning. After lunch on board you walk on North Seymour among frigatebirds and blue-footed boobies.',
      },
      {
        day: 3,
        title: 'Bartolome and Chinese Hat',
        description:
          'Climb 370 wooden steps to the view over Pinnacle Rock, then snorkel at its foot with small penguins. In the afternoon land on Chinese Hat, a perfect little cone.',
      },
      {
        day: 4,
        title: 'Santa Cruz highlands',
        description:
          'Giant tortoises graze in the wet green hills, not in pens. Later visit the breeding centre of the research station in Puerto Ayora, and post nothing yet.',
      },
      {
        day: 5,
        title: 'Floreana',
        description:
          "Post your cards in the barrel that whalers used, and take home any for your own town. Flamingos at Punta Cormorant, then snorkelling at the drowned crater of Devil's Crown.",
      },
      {
        day: 6,
        title: 'Espanola',
        description:
          'Marine iguanas here turn red and green, and sea spray shoots from a crack in the rock at Punta Suarez. Swim in the afternoon with young sea lions at Gardner Bay.',
      },
      {
        day: 7,
        title: 'San Cristobal and Kicker Rock',
        description:
          'Snorkel the channel between two towers of rock, where turtles and Galapagos sharks pass below. A beach walk at Cerro Brujo ends the day, and dinner is the last on board.',
      },
      {
        day: 8,
        title: 'Back to Quito',
        description:
          'A short visit to the interpretation centre, then the flight to the mainland. Your hotel is in the old town again, with the evening free.',
      },
      {
        day: 9,
        title: 'Fly home',
        description:
          'Breakfast and, if your flight leaves late, a morning on the equator line at Mitad del Mundo. The transfer to the airport takes about 45 minutes.',
      },
    ],
    termsConditions:
      'We hold a cabin with a deposit of £200 per traveller, and the balance is paid in instalments before you travel. Changing your sailing costs what the yacht and the island airline charge us, which rises sharply inside 90 days. The park fee is paid in cash on arrival and is the same for everyone aged 12 and over. Cabins are for two; we can pair single travellers.',
  },
  {
    slug: 'bhutan-and-the-tigers-nest',
    title: "Bhutan and the Tiger's Nest",
    destination: 'Paro and Punakha, Bhutan',
    country: 'Bhutan',
    category: 'adventure',
    durationDays: 9,
    pricePounds: 3690,
    maxParticipants: 12,
    groupKind: 'group',
    summary:
      "Four valleys on foot and by road, the fee and visa arranged, and the climb to the Tiger's Nest when you are ready for it.",
    description: [
      'Bhutan lets in fewer visitors than it could. Every traveller pays a daily fee of 100 US dollars, which goes to schools, clinics and forests, and everyone travels with a guide. Our price includes the fee for all eight nights, so you know the total from the start.',
      "You cross from west to centre and back: Thimphu, Punakha, the wide valley of Phobjikha, then Paro. There is a walk on most days, from one hour to four. We leave the Tiger's Nest, at 3,120 metres, until day eight, when your legs and lungs have had a week to adjust.",
      'March to May has rhododendrons and October to early December has the clearest mountains. Black-necked cranes stay in Phobjikha from late October to February. Roads are slow: 30 kilometres takes an hour.',
    ].join('\n\n'),
    includedServices: [
      'Eight nights in small hotels',
      'Daily development fee and visa',
      'All meals',
      'English-speaking Bhutanese guide',
      'Private minibus and driver',
      'Entry to every monastery and dzong on the plan',
      'Packed lunches on walking days',
      'Drinking water to refill bottles',
    ],
    excludedServices: [
      'Flights to Paro via Delhi or Bangkok',
      'Travel insurance',
      'Alcoholic drinks',
      'Tips for guide and driver',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Paro',
        description:
          'The plane turns between hills to land, then it is an hour by road to Thimphu, the capital at 2,300 metres. An easy evening helps with the height.',
      },
      {
        day: 2,
        title: 'Thimphu and Tango monastery',
        description:
          'A two-hour uphill walk through oak and rhododendron to Tango, where young monks study logic. In the afternoon visit the weavers, the post office museum and the great seated Buddha.',
      },
      {
        day: 3,
        title: 'Over the Dochu La to Punakha',
        description:
          'The pass stands at 3,100 metres with 108 small shrines and, on clear days, the high Himalaya behind. Then down to rice fields and the temple of Chimi Lhakhang.',
      },
      {
        day: 4,
        title: 'Punakha',
        description:
          'Walk an hour through fields to Khamsum Yulley temple, then cross one of the longest footbridges in the country. The great dzong, between two rivers, is best in the late light.',
      },
      {
        day: 5,
        title: 'Phobjikha valley',
        description:
          'Drive four hours to a glacier valley with no power lines above ground, because of the cranes. A level path of five kilometres leads from Gangtey monastery through pine woods.',
      },
      {
        day: 6,
        title: 'Back to Paro',
        description:
          'A road day of about six hours with stops for tea and photographs. Arrive in time for a hot stone bath, which is exactly what it sounds like.',
      },
      {
        day: 7,
        title: 'Chele La',
        description:
          'Up to 3,988 metres on the highest road pass in Bhutan, then a gentle ridge walk among prayer flags. In the afternoon see Kyichu, one of the oldest temples.',
      },
      {
        day: 8,
        title: "The Tiger's Nest",
        description:
          'Start at seven. It is two to three hours up by a good path, with a tea house halfway, and under two hours down. Horses go to the tea house if knees complain.',
      },
      {
        day: 9,
        title: 'Fly out',
        description:
          'The morning flight passes the high peaks; ask for the side your guide suggests. Connections to London by Delhi or Bangkok arrive the same night or the next morning.',
      },
    ],
    termsConditions:
      'The deposit is £200 per traveller and the balance is paid before you travel. The visa is issued only when we have the full amount and a copy of your passport, at least 30 days ahead. Changing dates costs what the hotels charge us; the development fee moves with you at no charge. Groups run from four travellers.',
  },
  {
    slug: 'mallorca-family-villa',
    title: 'Mallorca Family Villa',
    destination: 'Pollenca, Mallorca',
    country: 'Spain',
    category: 'family',
    durationDays: 8,
    pricePounds: 1090,
    maxParticipants: 8,
    groupKind: 'private',
    summary:
      'A villa with a fenced pool near Pollenca, a hire car, and a week of ideas that work for a three-year-old and a teenager.',
    description: [
      'The north of Mallorca suits families because everything is close. The villa is five minutes from the old town of Pollenca and fifteen from three beaches, two of them shallow and sandy for a long way out. Nobody has to sit in a car for an hour unless they want to see the caves.',
      'The pool has a fence and a gate that a small child cannot open. There are cots, high chairs, bicycles in two sizes, a table for ten under the pines and a washing machine that works. Somebody comes to clean halfway through the week, and brings bread.',
      'The price is for each traveller when four share a villa with two bedrooms. With six or eight you get a larger house for about 15% less each. June and September cost less than August and the sea is just as warm in September.',
    ].join('\n\n'),
    includedServices: [
      'Seven nights in a private villa with fenced pool',
      'Hire car with child seats',
      'Welcome groceries for the first two days',
      'Boat trip to the coves of Formentor',
      'Entry to the Caves of Drach',
      'Midweek cleaning and fresh towels',
      'Local helper who speaks English',
    ],
    excludedServices: [
      'Flights from the UK to Palma',
      'Travel insurance',
      'Meals and fuel',
      'Tourist tax of about €2 a night for over-16s',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Palma',
        description:
          'Collect the car with its child seats and drive 50 minutes north. The fridge has supper and breakfast in it, and the pool is ready.',
      },
      {
        day: 2,
        title: 'Pollenca and its market',
        description:
          'If it is Sunday, the market fills the main square with fruit, baskets and cheese. Climb the 365 steps to the chapel; children usually count better than adults.',
      },
      {
        day: 3,
        title: 'Port de Pollenca',
        description:
          'A shallow bay with no waves to speak of, pedal boats and ice cream. The promenade under the pines is flat enough for a scooter and shaded after three.',
      },
      {
        day: 4,
        title: 'Boat to Formentor',
        description:
          'A morning boat goes along the cliffs to coves where you jump in from the deck. Masks are on board, and you are back at the port by one.',
      },
      {
        day: 5,
        title: 'Alcudia',
        description:
          'Walk round the top of the medieval walls, which takes about half an hour, then swim at the long sandy beach. Wooden walkways lead to bird hides in the Albufera marsh.',
      },
      {
        day: 6,
        title: 'Caves of Drach',
        description:
          'The longest drive, just over an hour. You walk down to an underground lake where musicians play from a boat; tickets are booked for the quieter first hour.',
      },
      {
        day: 7,
        title: 'A pool day',
        description:
          'Nothing planned. Teenagers can ride to Cala Sant Vicenc by bicycle, seven kilometres mostly flat, and the rest of you can read until they come back hungry.',
      },
      {
        day: 8,
        title: 'Home',
        description:
          'Leave the villa by ten. If the flight is late, stop in Palma for the cathedral and the old town; luggage storage near the bus station costs a few euros.',
      },
    ],
    termsConditions:
      'A deposit of £200 per traveller holds the villa and the balance is paid before you travel. Changing the week is free if the villa is free, until 60 days ahead; after that you pay the difference and what the owner charges us. A damage deposit of €300 is taken by card on arrival and returned within seven days. Changing a name costs nothing.',
  },
  {
    slug: 'copenhagen-with-children',
    title: 'Copenhagen with Children',
    destination: 'Copenhagen, Denmark',
    country: 'Denmark',
    category: 'family',
    durationDays: 5,
    pricePounds: 850,
    maxParticipants: 20,
    groupKind: 'private',
    summary:
      'Four nights in a family room, a cargo bike that carries two children, and tickets for Tivoli and the aquarium in your pocket.',
    description: [
      'Copenhagen treats children as people who live there. Museums have floors built for them, playgrounds have staff, and cafes do not sigh when you arrive with a buggy. It is flat, and the airport is fifteen minutes from the centre by train.',
      'You have a family room near the main station, a city card that covers trains, buses and the museums on the plan, and for two days a cargo bike with a box in front for two children. Danish drivers wait for bicycles, which takes some getting used to.',
      'It is not a cheap city: a family lunch costs about £45. So breakfast is included and we mark the good bakeries and the parks where everyone brings a picnic. Tivoli opens from spring to September, and again at Halloween and before Christmas; we plan around its dates.',
    ].join('\n\n'),
    includedServices: [
      'Four nights in a family room with breakfast',
      'Copenhagen city card for every traveller',
      'Cargo bike and adult bicycle for two days',
      'Entry and ride passes for Tivoli',
      'Entry to the aquarium and the science centre',
      'Canal boat trip',
      'Map with playgrounds and bakeries',
    ],
    excludedServices: ['Flights from the UK to Copenhagen', 'Travel insurance', 'Lunches and dinners'],
    itinerary: [
      {
        day: 1,
        title: 'Arrive and look around',
        description:
          'Take the train from the airport and leave your bags. The afternoon is for the Round Tower, which has a ramp instead of stairs, and the first cinnamon roll.',
      },
      {
        day: 2,
        title: 'By cargo bike',
        description:
          'Collect the bikes and ride round the lakes to Faelledparken, where the playground has small towers copied from the real city. A canal boat takes over in the afternoon.',
      },
      {
        day: 3,
        title: 'Science in the morning and Tivoli at night',
        description:
          'The science centre in Hellerup is built to be touched. Rest after lunch, then go to Tivoli at five, when the lamps come on and the queues shorten.',
      },
      {
        day: 4,
        title: 'The aquarium or a castle',
        description:
          "Choose the Blue Planet with its otters and hammerhead sharks, or take the train 45 minutes to Kronborg, Hamlet's castle, with a sleeping giant in the cellar.",
      },
      {
        day: 5,
        title: 'Home',
        description:
          'One more breakfast and a swim at the harbour baths if it is summer, clean and free. The train to the airport runs every ten minutes or so.',
      },
    ],
    termsConditions:
      'Pay a deposit of £200 per traveller to book and the balance before you travel. Moving the dates costs only what the hotel charges us, and nothing if it has the room. Children under two travel free in a cot. If Tivoli is shut on your dates, we take its tickets off the price.',
  },
  {
    slug: 'mauritius-family-beach',
    title: 'Mauritius Family Beach',
    destination: 'Belle Mare, Mauritius',
    country: 'Mauritius',
    category: 'family',
    durationDays: 10,
    pricePounds: 2690,
    maxParticipants: 20,
    groupKind: 'private',
    summary:
      "Nine nights on the long east-coast beach with half board, a children's club, and four days out when the sand gets boring.",
    description: [
      "Belle Mare is ten kilometres of white sand behind a reef, which means small waves and warm shallow water. The hotel is a middle-sized one with gardens, connecting rooms, a children's club for ages three to twelve and a buffet where even the fussy eat.",
      'We include four days out, spread through the stay, because ten days on a beach is more than most children want. Each is by private car with a driver who knows where the toilets are. All of them can be moved to another day on the evening before, free of charge.',
      'The island is four hours ahead of Britain in winter and three in summer, so jet lag is mild. May to December is dry and between 22 and 27 degrees. The east coast is breezy in July and August; bring a thin jumper for the evenings.',
    ].join('\n\n'),
    includedServices: [
      'Nine nights in connecting or family rooms',
      "Half board with children's menus",
      'Four days out with private car and driver',
      "Children's club for ages 3 to 12",
      'Kayaks and snorkelling gear at the hotel',
      'Catamaran day to Ile aux Cerfs with lunch',
      'Airport transfers with child seats',
    ],
    excludedServices: [
      'Flights from the UK to Mauritius',
      'Travel insurance',
      'Lunches and most drinks',
      'Babysitting in the evening',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Mauritius',
        description:
          'Your driver meets you at the airport in the south and it is an hour to Belle Mare. Rooms are ready from two; the pool and towels are yours before that.',
      },
      {
        day: 2,
        title: 'First beach day',
        description:
          "Find the sun loungers, the kayaks and the children's club. The reef keeps waves small, and the water is waist deep for 50 metres out.",
      },
      {
        day: 3,
        title: 'Pamplemousses garden',
        description:
          'Giant water lilies you could mistake for tables, spice trees to sniff, and tortoises. On the way back the old sugar mill explains sweets with samples.',
      },
      {
        day: 4,
        title: 'Beach day',
        description:
          'A free day. Sailing lessons for over-eights can be booked at the boat house, about £20 an hour, and the glass-bottomed boat costs less.',
      },
      {
        day: 5,
        title: 'Catamaran to Ile aux Cerfs',
        description:
          'Sail along the lagoon to a sandy island and up to the waterfall at Grand River South East. Snorkelling and a grilled lunch on board are included.',
      },
      {
        day: 6,
        title: 'Beach day',
        description:
          'Nothing is planned. Walk south along the sand to the stalls at the public beach of Palmar and try pineapple with chilli and salt. Some children love it.',
      },
      {
        day: 7,
        title: 'The south-west',
        description:
          'A long day: the forest viewpoints of Black River Gorges, the coloured earths at Chamarel and a waterfall of about 90 metres. Home by six for dinner.',
      },
      {
        day: 8,
        title: 'Port Louis',
        description:
          "The capital's central market in the morning, when it is cool, then the museum by the harbour with two of the rarest stamps there are. A lunch of dholl puri from a stall costs less than a pound each.",
      },
      {
        day: 9,
        title: 'Last beach day',
        description:
          'One more day for sandcastles. Late check-out on the last day can be booked now for a fee, and the kitchen will pack food for the flight.',
      },
      {
        day: 10,
        title: 'Home',
        description:
          'Breakfast, a last swim and the transfer to the airport. Day flights reach London in the evening; night flights arrive early, and we book whichever suits your children.',
      },
    ],
    termsConditions:
      'The deposit is £200 per traveller and the balance is paid before you travel. Changing dates costs what the hotel charges us plus any difference between seasons; Christmas and Easter weeks cannot be moved inside 60 days. The price is for two adults and up to two children paying each for their place. Ask us for child prices, which are lower.',
  },
  {
    slug: 'paris-to-venice-by-rail',
    title: 'Paris to Venice by Rail',
    destination: 'Paris, the Alps and Venice',
    country: 'France and Italy',
    category: 'luxury',
    durationDays: 7,
    pricePounds: 3290,
    maxParticipants: 20,
    groupKind: 'private',
    summary:
      'London to Venice in first class without a check-in desk: two nights in Paris, one by a lake, one in Turin, two in Venice.',
    description: [
      'You can cross Europe in a day by train, but it would be a waste of lunch. This journey takes a week and goes by way of Paris, Annecy and Turin, with no stage longer than four hours. You sit in first class all the way and your luggage stays above your head.',
      'The hotels are small, five-star or close to it, and all within fifteen minutes of the station. A porter meets you in Paris and Venice. In Venice that matters, because the last part of the journey is by boat.',
      'Every ticket is fixed to a train, so we keep at least two hours in hand on the days you move. If the railway lets you down, you ring us and we rebook while you have coffee. You end in Venice and fly home, or ask us for the price of coming back by rail.',
    ].join('\n\n'),
    includedServices: [
      'First-class rail tickets from London to Venice',
      'Six nights in five-star and fine small hotels',
      'Breakfast every day',
      'Private water taxi in Venice',
      'Dinner with wine in Paris and in Turin',
      'Guided morning in Venice before the crowds',
      'Porters in Paris and Venice',
      'Telephone help while you travel',
    ],
    excludedServices: [
      'Flight or train home from Venice',
      'Travel insurance',
      'Other meals',
      'City tax paid at the hotels',
    ],
    itinerary: [
      {
        day: 1,
        title: 'London to Paris',
        description:
          'The train from St Pancras takes two hours and twenty minutes. A porter and a car take you to the Left Bank, and dinner tonight is a ten-minute walk away.',
      },
      {
        day: 2,
        title: 'Paris',
        description:
          'A free day. We book you a timed ticket for one museum of your choice and leave you a walk that runs from the Marais to the river in two hours.',
      },
      {
        day: 3,
        title: 'To Annecy',
        description:
          'The fast train leaves Gare de Lyon and reaches Annecy in under four hours, with the Alps growing ahead of you. Walk the canals before supper by the lake.',
      },
      {
        day: 4,
        title: 'Over the mountains to Turin',
        description:
          'A boat on the lake in the morning, then the train through Chambery and under the Frejus pass into Italy. Dinner in Turin starts with vermouth, invented here.',
      },
      {
        day: 5,
        title: 'Turin to Venice',
        description:
          'Coffee under eighteen kilometres of arcades, then about four hours by fast train with one change in Milan. A water taxi takes you up the Grand Canal to your hotel.',
      },
      {
        day: 6,
        title: 'Venice',
        description:
          "At eight, with a guide, you have St Mark's Square nearly to yourselves. After ten you leave the crowd to it and cross to quiet Cannaregio or the lagoon islands.",
      },
      {
        day: 7,
        title: 'Home from Venice',
        description:
          'Breakfast over the water. A shared boat to the airport takes about an hour and is included; a private one takes half that and costs extra.',
      },
    ],
    termsConditions:
      'The deposit is £200 per traveller; the balance is paid before you travel. Rail tickets open four to six months ahead, and once issued a change costs what each railway charges, from nothing to the full fare. Hotels can usually be moved free until 14 days ahead. We show you all the figures before you agree to a change.',
  },
  {
    slug: 'dubai-and-the-desert',
    title: 'Dubai and the Desert',
    destination: 'Dubai, United Arab Emirates',
    country: 'United Arab Emirates',
    category: 'luxury',
    durationDays: 6,
    pricePounds: 2390,
    maxParticipants: 20,
    groupKind: 'private',
    summary:
      'Three nights by the water in Dubai and two in a desert lodge, with a day in Abu Dhabi and a car whenever you need one.',
    description: [
      'Dubai is at its best in small pieces. You get a good high room near the water, one day in the old town around the Creek, where a wooden ferry costs one dirham, and one day in Abu Dhabi for the mosque and the museum. Then you leave the city and go to the sand.',
      'The lodge is an hour away in a protected reserve, with oryx walking past the terrace. Two nights is the right length. You have a guide each morning and evening, and in the middle of the day it is too warm for anything but the pool.',
      'Go between November and March, when days are 24 to 30 degrees. From June to September it is over 40, prices halve, and we will tell you plainly that most of the desert part does not work.',
    ].join('\n\n'),
    includedServices: [
      'Three nights in a five-star hotel in Dubai',
      'Two nights in a desert lodge with all meals',
      'Private transfers throughout',
      'Guided morning in old Dubai',
      'Day in Abu Dhabi with the Louvre',
      'Timed ticket to the top of the Burj Khalifa',
      'Two guided desert activities each day',
      'Breakfast every day',
    ],
    excludedServices: [
      'Flights from the UK to Dubai',
      'Travel insurance',
      'Lunches and dinners in the city',
      'Alcoholic drinks',
      'Tourism fee paid at the hotel',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Dubai',
        description:
          'A driver is waiting after passport control and the drive takes about 25 minutes. If you land in the morning your room is already paid for from eight.',
      },
      {
        day: 2,
        title: 'The Creek',
        description:
          'Walk through the wind-tower houses of Al Fahidi with a guide, cross by abra to the spice and gold markets, and eat lunch in Deira for about £8.',
      },
      {
        day: 3,
        title: 'Abu Dhabi',
        description:
          'Ninety minutes by car to the Sheikh Zayed mosque, white and enormous, then the Louvre under its dome of light. Bring clothes that cover arms and knees.',
      },
      {
        day: 4,
        title: 'Up high then out to the sand',
        description:
          'A morning ticket to the Burj Khalifa, before the haze. After lunch you drive to the lodge, in time for a dune walk at sunset and a very quiet dinner.',
      },
      {
        day: 5,
        title: 'A day in the reserve',
        description:
          'Out at six with a guide to follow tracks of oryx, gazelle and fox. Choose camels, archery or a horse for the evening, and stars after supper.',
      },
      {
        day: 6,
        title: 'Home',
        description:
          'A last early walk or a long breakfast. The transfer to the airport takes about an hour, and we pick flights that leave after eleven.',
      },
    ],
    termsConditions:
      'A deposit of £200 per traveller holds your rooms and the balance is paid before you travel. Hotels let us move dates free until 14 days ahead outside New Year week; after that you pay one night. The desert lodge charges one night for changes inside 30 days. Falconry or a balloon flight can be swapped in at the price difference.',
  },
  {
    slug: 'okavango-delta-lodges',
    title: 'Okavango Delta Lodges',
    destination: 'Okavango Delta, Botswana',
    country: 'Botswana',
    category: 'luxury',
    durationDays: 9,
    pricePounds: 4990,
    maxParticipants: 12,
    groupKind: 'group',
    summary:
      'Two small camps in the delta, one on water and one on land, joined by light aircraft, with every game drive included.',
    description: [
      'The Okavango is a river that never reaches the sea. It runs into the Kalahari and spreads out, and the animals come to it. The flood arrives from Angola in the dry months, so the delta is fullest from June to August, when there has been no rain for weeks.',
      'You stay four nights at a water camp, where the guides pole you along in a mokoro, and three at a camp on the edge of Moremi, where you drive. Each has no more than twelve tents. Tents here have proper beds, hot showers and a deck. There is no fence.',
      'Flights between camps are in small aircraft with a limit of 20 kilograms in a soft bag, camera included. Days start at half past five. Between eleven and three, everybody, lions included, lies down.',
    ].join('\n\n'),
    includedServices: [
      'Seven nights in small tented camps',
      'One night in Maun with breakfast',
      'All meals and local drinks in camp',
      'All light aircraft flights from and to Maun',
      'Mokoro trips with a poler',
      'Game drives and guided walks',
      'Park and reserve fees',
      'Laundry in camp',
    ],
    excludedServices: [
      'Flights from the UK to Maun',
      'Travel and evacuation insurance',
      'Tips for guides and camp staff',
      'Premium wines and spirits',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Maun',
        description:
          'Most flights come through Johannesburg and land early in the afternoon. A short transfer, a swim, and a briefing about bags, hippos and what to wear.',
      },
      {
        day: 2,
        title: 'Fly to the water camp',
        description:
          'Twenty-five minutes in a small plane over channels and islands. Tea at four, then your first mokoro trip with reed frogs at eye level.',
      },
      {
        day: 3,
        title: 'By mokoro',
        description:
          'Glide out early while the water is like glass. Your poler reads the channels for hippos. A short walk on an island follows, and a late lunch in camp.',
      },
      {
        day: 4,
        title: 'Walking day',
        description:
          'Three hours on foot with an armed guide, learning tracks, dung and termites. It is slow and the senses wake up. In the evening go by boat to the heron trees.',
      },
      {
        day: 5,
        title: 'Water and rest',
        description:
          'Fish for bream, ride the boat, or stay on your deck with a book and the elephants. This is the day people thank us for leaving empty.',
      },
      {
        day: 6,
        title: 'Fly to Moremi',
        description:
          'A fifteen-minute flight to the second camp. The first afternoon drive usually finds elephants and giraffe within the hour; wild dogs take more luck.',
      },
      {
        day: 7,
        title: 'Game drives',
        description:
          'Out before sunrise with coffee on the bonnet, back by eleven. The afternoon drive ends with a drink at a lagoon and a spotlight for the way home.',
      },
      {
        day: 8,
        title: 'Another day in Moremi',
        description:
          'Leopards like the big fig trees along the Khwai river, so you try there at first light. A bush dinner under the stars closes the stay.',
      },
      {
        day: 9,
        title: 'Home by way of Maun',
        description:
          'A last drive if the flight allows, then the small plane to Maun and the connection to Johannesburg. Night flights reach London the next morning.',
      },
    ],
    termsConditions:
      'The deposit is £200 per traveller and the balance is paid in instalments before you travel. Camps are small, so changing dates inside 90 days costs what they charge us, often a third of the stay; earlier it is usually free. Extra luggage means an extra aircraft seat at about £250. Travellers must be 12 or older.',
  },
  {
    slug: 'rome-and-florence-art-week',
    title: 'Rome and Florence Art Week',
    destination: 'Rome and Florence, Italy',
    country: 'Italy',
    category: 'cultural',
    durationDays: 7,
    pricePounds: 1490,
    maxParticipants: 14,
    groupKind: 'group',
    summary:
      'Six nights, two cities and an art historian: Caravaggio, Michelangelo and Botticelli at the hours when the rooms are quiet.',
    description: [
      "Most people see the Sistine Chapel over other people's heads. We go in before the museums open to the public, with a small group and an art historian who knows when to stop talking. The same goes for the Uffizi and the Accademia, where the ticket is the earliest of the day.",
      'You have three nights in Rome and three in Florence, in the same kind of hotel: small, central, with a lift. Mornings are for looking, with a guide. Most afternoons are free, because nobody can take in more than three hours of paintings.',
      'The trains between the two cities take an hour and a half. You will walk about six kilometres a day on old paving, at the pace of the slowest. November to March is quieter and costs us less, so the group is often under ten.',
    ].join('\n\n'),
    includedServices: [
      'Six nights in central hotels with breakfast',
      'Art historian for six mornings',
      'Early entry to the Vatican Museums',
      'Timed tickets for the Borghese and the Uffizi',
      'Fast train from Rome to Florence',
      'Welcome and farewell dinners with wine',
      'Audio headsets for every visit',
    ],
    excludedServices: [
      'Flights from the UK to Rome and from Florence',
      'Travel insurance',
      'Lunches and four dinners',
      'City tax paid at the hotels',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Rome',
        description:
          'Settle in near Piazza Navona. At five there is a first short walk to three churches with a Caravaggio each, free to enter, then dinner together.',
      },
      {
        day: 2,
        title: 'Vatican before breakfast crowds',
        description:
          "In at half past seven for the Sistine Chapel and Raphael's rooms. By eleven you are out again with the day in front of you and nothing booked.",
      },
      {
        day: 3,
        title: 'Villa Borghese',
        description:
          'Two hours is the limit for every visitor and it is enough: Bernini at his best and six Caravaggios. The afternoon is for the park or the Capitoline Museums.',
      },
      {
        day: 4,
        title: 'Train to Florence',
        description:
          "A ninety-minute ride after breakfast. In the afternoon visit the convent of San Marco, where Fra Angelico painted one quiet fresco for each monk's cell.",
      },
      {
        day: 5,
        title: 'The Uffizi',
        description:
          'First entry at a quarter past eight, straight upstairs to Botticelli and back through Leonardo. The guide chooses fifteen paintings and lets the others go.',
      },
      {
        day: 6,
        title: 'David and the Brancacci Chapel',
        description:
          "Michelangelo's David early, then across the river to the chapel where Masaccio changed painting. A free afternoon and the last dinner, with Chianti.",
      },
      {
        day: 7,
        title: 'Home from Florence',
        description:
          'If your flight is late, the Bargello has Donatello and few queues. The tram to Florence airport takes 20 minutes and costs under £2.',
      },
    ],
    termsConditions:
      'A deposit of £200 per traveller holds your place and the balance is paid before you travel. Museum tickets carry names, so a name change inside 30 days costs about £40. Moving to another week costs what the hotels charge us. The group runs from six travellers and a single room costs £270 more.',
  },
  {
    slug: 'samarkand-and-the-silk-road',
    title: 'Samarkand and the Silk Road',
    destination: 'Tashkent, Samarkand and Bukhara, Uzbekistan',
    country: 'Uzbekistan',
    category: 'cultural',
    durationDays: 10,
    pricePounds: 2090,
    maxParticipants: 16,
    groupKind: 'group',
    summary:
      'Tashkent, Samarkand and Bukhara by fast train, with blue domes at both ends of the day and bread from the oven between.',
    description: [
      'Samarkand was built to impress, and it still does. The three great schools of the Registan face each other over an empty square, covered in tiles from the ground to the domes. You see them twice: in the first light with the sweepers, and at night when they are lit.',
      "The railway makes it easy. Fast trains link the three cities in two to four hours, so you spend your days on foot. Bukhara is the one to linger in: a whole mud-brick town of covered markets, ponds and tea houses. You have three nights there in an old merchant's house.",
      'Go in April, May, September or October. July is 40 degrees. British passport holders need no visa for 30 days. The food is bread, melons, grilled meat and rice, and vegetarians eat well enough if we warn the cooks.',
    ].join('\n\n'),
    includedServices: [
      'Nine nights in small hotels and courtyard houses',
      'Breakfast every day and six dinners',
      'Fast train tickets in business class',
      'Local guide in each city',
      'Entry to every monument on the plan',
      'Plov cooking lunch in Samarkand',
      'Day trip over the mountains to Shahrisabz',
      'Airport and station transfers',
    ],
    excludedServices: [
      'Flights from the UK to Tashkent',
      'Travel insurance',
      'Most lunches',
      'Camera fees and tips',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Tashkent',
        description:
          'The flight lands at night or early, so your room is booked from the evening before. Rest until lunch, then meet the guide for an easy walk.',
      },
      {
        day: 2,
        title: 'Tashkent',
        description:
          'A Friday mosque, the great dome of Chorsu market and the Soviet metro, where every station has a different ceiling. Dinner together and an early night.',
      },
      {
        day: 3,
        title: 'Fast train to Samarkand',
        description:
          'Two hours and ten minutes across the plain. See the tomb of Timur in the afternoon and the Registan at dusk, when the tour groups have gone to eat.',
      },
      {
        day: 4,
        title: 'Shah-i-Zinda and Bibi-Khanym',
        description:
          'A narrow street of blue tombs in the morning, climbed in shade. Then the giant mosque and the market beside it, for dried apricots and round bread.',
      },
      {
        day: 5,
        title: 'Over the pass to Shahrisabz',
        description:
          "Cars cross the mountains at 1,675 metres to Timur's home town, where one broken gate shows how large the palace was. Kebabs at the pass on the way back.",
      },
      {
        day: 6,
        title: 'Paper and plov then the train',
        description:
          'Watch mulberry bark become paper in Konigil, cook plov with a family, and take the late afternoon train to Bukhara, about an hour and three-quarters.',
      },
      {
        day: 7,
        title: 'Bukhara old town',
        description:
          'The Kalon minaret was so tall that even Genghis Khan left it standing. Walk from there under the trading domes to the pool at Lyabi-Hauz for tea.',
      },
      {
        day: 8,
        title: 'Craftsmen and the summer palace',
        description:
          "Meet a knife maker, a puppet maker and a miniature painter in their workshops. In the afternoon see the last emir's palace, half Russian and half Bukharan.",
      },
      {
        day: 9,
        title: 'Train back to Tashkent',
        description:
          'A free morning for a last carpet conversation. The train takes about four hours, with tea brought to your seat, and the farewell dinner is in Tashkent.',
      },
      {
        day: 10,
        title: 'Home',
        description:
          'Transfers run to the airport for each flight. Melons do travel, but the airline counts them as hand luggage.',
      },
    ],
    termsConditions:
      'The deposit is £200 per traveller, with the balance before you travel. Changing to another departure costs what the hotels and the railway charge us, normally under £60 until 45 days ahead. The group runs from six travellers. A single room costs £240 more and we match people who would rather share.',
  },
  {
    slug: 'angkor-and-the-mekong',
    title: 'Angkor and the Mekong',
    destination: 'Siem Reap and Phnom Penh, Cambodia',
    country: 'Cambodia',
    category: 'cultural',
    durationDays: 10,
    pricePounds: 1950,
    maxParticipants: 16,
    groupKind: 'group',
    summary:
      'Three unhurried days at Angkor, a stretch of the Mekong by bicycle and boat, and two nights in Phnom Penh.',
    description: [
      'Angkor is not one temple but several hundred, spread over an area larger than Paris. A three-day pass lets you see the big ones early, the small ones in the heat of the day, when they are shady, and none of them in a hurry. Your guide grew up nearby.',
      'From there you go overland to the Mekong at Kampong Cham, past the older brick temples of Sambor Prei Kuk. On the river you ride bicycles over a flat island of tobacco and grapefruit, and sleep in a simple good hotel on the bank. Phnom Penh comes last, with its palace and its hard recent history, told honestly.',
      'November to February is dry and about 28 degrees. From July to October it rains hard for an hour each afternoon, the moats are full and the temples are half empty.',
    ].join('\n\n'),
    includedServices: [
      'Nine nights in small hotels with breakfast',
      'Three-day pass for Angkor',
      'English-speaking Cambodian guide',
      'Air-conditioned minibus',
      'Five lunches and three dinners',
      'Bicycles on the Mekong island',
      'Sunset boat in Phnom Penh',
      'Airport transfers',
    ],
    excludedServices: [
      'Flights to Siem Reap and from Phnom Penh',
      'Travel insurance',
      'Cambodian e-visa of 30 US dollars',
      'Other meals and drinks',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Siem Reap',
        description:
          'The airport is 50 kilometres out, so the drive takes about an hour. Dinner together by the river for those who have landed.',
      },
      {
        day: 2,
        title: 'Angkor Wat',
        description:
          'Start in the dark for sunrise over the moat, then go in by the east gate while others have breakfast. Ta Prohm, held up by its trees, comes after a rest.',
      },
      {
        day: 3,
        title: 'Angkor Thom',
        description:
          'The faces of the Bayon in morning light, the long terrace of elephants, and Preah Khan in the afternoon. About five kilometres on foot in all.',
      },
      {
        day: 4,
        title: 'Banteay Srei',
        description:
          'An hour by road to a small pink temple with the finest carving. On the way back stop at the landmine museum and, if the heat allows, at Banteay Samre.',
      },
      {
        day: 5,
        title: 'Tonle Sap',
        description:
          'By boat to Kampong Khleang, where houses stand on stilts eight metres high because the lake rises that far. Lunch is with a family. Free evening.',
      },
      {
        day: 6,
        title: 'Sambor Prei Kuk',
        description:
          'Drive east to brick towers a thousand and four hundred years old, in a forest with very few visitors. Continue to Kampong Cham on the Mekong by evening.',
      },
      {
        day: 7,
        title: 'The river by bicycle',
        description:
          'Cross to Koh Paen, by bamboo bridge in the dry season and by the concrete one in the wet. Ride ten flat kilometres, with stops for grapefruit and looms.',
      },
      {
        day: 8,
        title: 'To Phnom Penh',
        description:
          'About two and a half hours by road. See the Royal Palace and the national museum in the afternoon, then eat on the riverside if you like.',
      },
      {
        day: 9,
        title: 'What happened here',
        description:
          'A morning at Tuol Sleng and Choeung Ek with a guide whose family lived through it; you may stay away without giving a reason. Sunset boat and farewell dinner.',
      },
      {
        day: 10,
        title: 'Home',
        description:
          'A last walk in the central market under its yellow dome. The new airport is south of the city, about 45 minutes away.',
      },
    ],
    termsConditions:
      'Your place is held with a deposit of £200 per traveller and the balance is paid before you travel. Changing to another departure is free until 60 days ahead; after that it costs what the hotels charge us. The Angkor pass cannot be refunded once bought, which we do one week before. A single room costs £220 more.',
  },
  {
    slug: 'barbados-west-coast',
    title: 'Barbados West Coast',
    destination: 'Holetown, Barbados',
    country: 'Barbados',
    category: 'relaxation',
    durationDays: 8,
    pricePounds: 1790,
    maxParticipants: 20,
    groupKind: 'private',
    summary:
      'Seven nights near Holetown on the calm Caribbean side, with breakfast, a catamaran morning and two days to look around.',
    description: [
      "Barbados has two coasts with different seas. The east takes the Atlantic and is for looking at. The west is flat, warm and clear, and that is where you stay: a small hotel on the sand near Holetown, with a dozen good places to eat within ten minutes' walk.",
      'Five of your days are free. The other two are a catamaran morning, with turtles to swim beside, and a day round the island with a driver who is also a fine cricket bore. Buses cost 3.50 Barbados dollars, about £1.35, and run along the coast road every few minutes.',
      'December to April is dry and dearer. May, June and November are good value. From August to October there can be storms, and we then book only rooms that can be changed without charge.',
    ].join('\n\n'),
    includedServices: [
      'Seven nights in a small beach hotel',
      'Breakfast every day',
      'Catamaran morning with lunch and turtles',
      'Island day with private driver',
      "Entry to Harrison's Cave",
      'Snorkelling gear and beach chairs',
      'Airport transfers',
    ],
    excludedServices: [
      'Flights from the UK to Barbados',
      'Travel insurance',
      'Lunches and dinners',
      'Room levy paid at the hotel',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Barbados',
        description:
          'Your driver takes you across the island through cane fields, about 40 minutes. Most flights land in mid-afternoon, so there is time to swim before sunset.',
      },
      {
        day: 2,
        title: 'Holetown beach',
        description:
          'Walk along the sand to Folkestone marine park, where you can snorkel from the beach over a small reef. Settle dinner by following the smell of grilled fish.',
      },
      {
        day: 3,
        title: 'Catamaran morning',
        description:
          'Out at nine along the coast, stopping to swim with green turtles and over a shallow wreck. Lunch is on board, and you are back by two.',
      },
      {
        day: 4,
        title: 'Bridgetown',
        description:
          'Take the bus to the capital for the Garrison, the old racecourse and the synagogue museum. A long swim at Carlisle Bay before the bus back.',
      },
      {
        day: 5,
        title: 'Round the island',
        description:
          "With your driver to Harrison's Cave, the gardens near St Joseph and the Atlantic rocks at Bathsheba. A long lunch with a view is at your own cost.",
      },
      {
        day: 6,
        title: 'A free day',
        description:
          'Read, sleep and swim. The hotel can book a round of golf, a surf lesson on the south coast or nothing at all.',
      },
      {
        day: 7,
        title: 'Oistins on a Friday',
        description:
          'If your week allows, we put this day on a Friday, when the fishing town grills tuna and marlin and everybody dances. Otherwise it is quieter and still good.',
      },
      {
        day: 8,
        title: 'Home',
        description:
          'Flights usually leave in the late afternoon and you keep a shower room until then. You land at Gatwick or Heathrow early the next morning.',
      },
    ],
    termsConditions:
      'A deposit of £200 per traveller secures the room; the balance is paid before you travel. Changing dates costs what the hotel charges us: nothing until 45 days ahead and one night after that. From August to October you can move for free whenever a storm is named. A sea-view room costs £35 a night more.',
  },
  {
    slug: 'bath-and-the-cotswolds',
    title: 'Bath and the Cotswolds',
    destination: 'Bath and the Cotswolds, England',
    country: 'United Kingdom',
    category: 'relaxation',
    durationDays: 4,
    pricePounds: 720,
    maxParticipants: 20,
    groupKind: 'private',
    summary:
      'Three nights in two old places with no car to park: Roman baths, honey-coloured villages and a driver who knows the lanes.',
    description: [
      'Bath works best on foot and the Cotswolds do not work at all by bus, so this short holiday gives you one of each. You spend two nights in Bath in a Georgian townhouse, then a driver takes you north through the villages to a country inn for the third.',
      'The order matters. Bath is busy at weekends, so we start on Sunday to Tuesday where we can. The spa is booked for the evening, when the roof pool steams over the city lights. The villages come on a weekday morning, before the coaches.',
      'Trains reach Bath from London Paddington in 80 minutes, and the way back from Moreton-in-Marsh takes about 100. You carry your own bag twice, and not far.',
    ].join('\n\n'),
    includedServices: [
      'Two nights in a Georgian townhouse in Bath',
      'One night in a Cotswold inn',
      'Breakfast every day and one three-course dinner',
      'Private driver for a full day',
      'Entry to the Roman Baths',
      'Two-hour spa session with roof pool',
      'Guided walk in Bath',
    ],
    excludedServices: [
      'Train tickets to Bath and from Moreton-in-Marsh',
      'Travel insurance',
      'Lunches and two dinners',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Bath',
        description:
          'It is eight minutes on foot from the station to your room. At two a guide shows you the Circus and the Royal Crescent, and why the backs of the houses do not match.',
      },
      {
        day: 2,
        title: 'Roman Baths and roof pool',
        description:
          'Be at the Roman Baths at nine, before it fills. The afternoon is for the Holburne Museum or the canal path, and the spa is booked from six to eight.',
      },
      {
        day: 3,
        title: 'Through the Cotswolds',
        description:
          'Your driver takes you by Castle Combe, Bibury and Burford, with lunch in a pub on the way, to an inn near Stow-on-the-Wold. Dinner by the fire is included.',
      },
      {
        day: 4,
        title: 'A last walk and the train',
        description:
          'Follow the Windrush or climb Broadway Tower for a view of, they say, sixteen counties. The driver leaves you at Moreton-in-Marsh for the train to London.',
      },
    ],
    termsConditions:
      'You pay a deposit of £200 per traveller to book and the balance before you travel. Changing dates is free until 14 days ahead if the rooms are free; after that it costs what the hotels charge us. The spa takes guests aged 16 and over; with children we swap it for a boat on the river and give you the difference.',
  },
  {
    slug: 'new-york-city-break',
    title: 'New York City Break',
    destination: 'Manhattan, New York',
    country: 'United States',
    category: 'general',
    durationDays: 5,
    pricePounds: 1290,
    maxParticipants: 20,
    groupKind: 'private',
    summary:
      'Four nights in a good midtown room, a pass for three sights, and a plan that saves you queues, taxis and about 10 miles.',
    description: [
      'Four nights is enough for New York if you do not zigzag. We group the days by neighbourhood, so that you take the subway out in the morning and walk back. A ride costs about $3, the trains run all night, and you tap in with your own bank card.',
      'The hotel is in midtown, west of Fifth Avenue, in a quiet street by local standards. Rooms are compact, as they all are here, with a proper bed and a window that shows some sky. The pass covers three sights of your choice, and we book the time slots.',
      'Budget about £60 a day each for food without luxury, tips included. January and February are cold and cheapest. May, June, September and October are the kindest months to be on foot.',
    ].join('\n\n'),
    includedServices: [
      'Four nights in a midtown hotel',
      'Sightseeing pass for three sights',
      'Timed ferry ticket to Liberty and Ellis Islands',
      'Guided food walk on the Lower East Side',
      'Airport transfer on arrival',
      'Neighbourhood plan for each day',
    ],
    excludedServices: [
      'Flights from the UK to New York',
      'Travel insurance',
      'Meals and tips',
      'ESTA travel authorisation',
      'Hotel facility fee paid on arrival',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Manhattan',
        description:
          'A car brings you from the airport in about an hour. Walk up to Bryant Park and stay awake until nine local time; the body forgives you by Tuesday.',
      },
      {
        day: 2,
        title: 'Downtown',
        description:
          'The first ferry to Liberty and Ellis Islands, then the 9/11 memorial. In the afternoon a guide takes you through the Lower East Side, with five things to eat.',
      },
      {
        day: 3,
        title: 'Museums and the park',
        description:
          'Up to the Metropolitan Museum when it opens; choose two floors and stop. Walk back south through Central Park and see the skyline from a roof at dusk.',
      },
      {
        day: 4,
        title: 'The High Line and Brooklyn',
        description:
          'Start at Hudson Yards and walk the High Line to Chelsea. Take the subway to Brooklyn and come back over the bridge on foot, towards the towers.',
      },
      {
        day: 5,
        title: 'Home',
        description:
          'Shopping or the Museum of Modern Art, with your bags held at the hotel. Flights to London leave in the evening and land the next morning.',
      },
    ],
    termsConditions:
      'A deposit of £200 per traveller holds the room; the balance is paid before you travel. Dates can be moved free until 21 days ahead outside New Year and marathon week; later it costs one night. The price is for two people sharing and a single traveller pays £420 more. Your ESTA is your own to apply for, and we check that you have it.',
  },
];
