// Brochure texts: data, kept together so that a writer can edit a category in one place.
import type { TripContent } from './trip-content';

export const relaxationTrips: readonly TripContent[] = [
  {
    slug: 'amalfi-coast-slowly',
    title: 'The Amalfi Coast, Slowly',
    destination: 'Amalfi Coast, Italy',
    country: 'Italy',
    category: 'relaxation',
    difficulty: 'easy',
    durationDays: 8,
    pricePounds: 1590,
    maxParticipants: 12,
    summary:
      'Seven nights in one small town by the sea, with ferries for transport and a different walk or lunch every day.',
    description:
      'Most people see this coast from a coach in a traffic jam. You stay in Minori for all seven nights, and use the ferries, which take ten minutes to Amalfi and about forty to Salerno. You unpack once.\n\nEach morning has one thing in it: a lemon path, a cathedral, a Roman villa, a cooking lesson. Then lunch, then shade. The local pasta is scialatielli with clams, and Minori makes its own ndunderi, ricotta dumplings with a recipe far older than tomatoes. The town has a real bakery, a pebble beach and almost no souvenir shops.\n\nIt suits people who want sea and quiet, and who can climb steps, because everything here is up or down. April and October are mild for walking, and June and September are warm enough to swim. We skip July and August for the crowds.',
    inclusions: [
      '7 nights in a family-run hotel in Minori',
      'All breakfasts',
      'Four dinners',
      'Ferry tickets for the planned outings',
      'Cooking lesson with lunch',
      'Guided walk on the lemon path',
      'Train to Paestum with site entry',
      'Naples airport transfers',
    ],
    exclusions: [
      'Flights to Naples',
      'Lunches',
      'Beach chairs and umbrellas',
      'City tax',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Minori',
        description:
          'A driver meets you at Naples airport for the transfer, about an hour and a half by way of the Chiunzi pass. Swim if it is warm, and eat at the hotel.',
      },
      {
        day: 2,
        title: 'Amalfi by ferry',
        description:
          'Ten minutes over the water to Amalfi, for the cathedral and the paper museum in an old mill. You take any ferry back, and the last leaves in the evening.',
      },
      {
        day: 3,
        title: 'The lemon path',
        description:
          'An easy walk of about 90 minutes from Minori to Maiori between terraced lemons, with a grower as guide. Granita at the end, and a swim at Maiori beach.',
      },
      {
        day: 4,
        title: 'Ravello',
        description:
          'By bus up to Ravello, 365 m above the sea, for the gardens of Villa Rufolo and Villa Cimbrone. Walk back down the 1,500 steps if your knees agree.',
      },
      {
        day: 5,
        title: 'Salerno and Paestum',
        description:
          'Ferry to Salerno, forty minutes, and train to Paestum, 35 more. Three Greek temples stand in a field, older than the Parthenon, and buffalo mozzarella is made nearby.',
      },
      {
        day: 6,
        title: 'Positano from the sea',
        description:
          'A morning boat to Positano, first view from the water, then two hours to climb, look and have a lemon soda. You are back for a late lunch.',
      },
      {
        day: 7,
        title: 'Ndunderi and a free afternoon',
        description:
          'You roll ricotta dumplings with a cook in Minori, eat them for lunch, and rest. Before supper, visit the Roman villa and its bath mosaics, two minutes away.',
      },
      {
        day: 8,
        title: 'Departure',
        description:
          'The transfer to Naples airport takes an hour and a half and leaves in good time. With an afternoon flight you can have one more coffee on the front.',
      },
    ],
    seasonMonths: [4, 5, 6, 9, 10],
  },
  {
    slug: 'santorini-and-naxos',
    title: 'Santorini and Naxos',
    destination: 'Santorini and Naxos, Greece',
    country: 'Greece',
    category: 'relaxation',
    difficulty: 'easy',
    durationDays: 9,
    pricePounds: 1490,
    maxParticipants: 12,
    summary:
      'Four nights above the caldera, a two-hour ferry, and four nights on Naxos, where the beaches and the potatoes are better.',
    description:
      'Santorini is worth the climb and the crowd, as long as you sleep away from it. You stay in Pyrgos, a hill village with its own bakery and a view both ways, and use the local bus for the short hops. Then you move to Naxos, greener, larger and cheaper to feed yourself on.\n\nFour days are for the volcano: a walk along the rim, the buried town at Akrotiri, white wine from vines trained like baskets, and a boat to the hot springs. Four are for marble villages, cheese, and long sand at Plaka. Ferries leave you plenty of time with a coffee.\n\nIt suits couples and friends who like an easy pace, with one longer walk of three to four hours. May and late September have warm sea, 21 to 24 degrees, and gaps between people.',
    inclusions: [
      '8 nights in small guesthouses',
      'All breakfasts',
      'Two dinners',
      'Ferries from Santorini to Naxos and on to Piraeus',
      'Airport and port transfers on the islands',
      'Caldera boat day with lunch',
      'Wine tasting at a small producer',
      'Day trip to the Naxos villages',
    ],
    exclusions: [
      'Flights to Santorini and from Athens',
      'Lunches and most dinners',
      'Climate resilience tax in hotels',
      'Akrotiri ticket',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive on Santorini',
        description:
          'The airport is 15 minutes from Pyrgos by road, and a driver meets you. At eight the group eats fava and tomato fritters in the village square.',
      },
      {
        day: 2,
        title: 'Fira to Oia on foot',
        description:
          'Ten kilometres along the caldera rim, three to four hours, leaving at eight before the sun is strong. The bus brings you back, and the afternoon is a sleep.',
      },
      {
        day: 3,
        title: 'Akrotiri and the vineyards',
        description:
          'A bus to the Bronze Age town at Akrotiri, buried about 3,600 years ago, with a roof over the streets. At five, Assyrtiko and cheese at a small winery.',
      },
      {
        day: 4,
        title: 'On the caldera',
        description:
          'A boat to the crater on Nea Kameni, a half-hour climb on black gravel, then warm springs and Thirasia, where lunch is fish on the quay. Back by five.',
      },
      {
        day: 5,
        title: 'Ferry to Naxos',
        description:
          'About two hours by ferry, with bread pies from the bakery for lunch. Your guesthouse is in Chora, and the marble Portara catches the last light.',
      },
      {
        day: 6,
        title: 'Chora and the Kastro',
        description:
          "The Venetian Kastro, its lanes and small museum, before ten. Afterwards nothing: swim at Agios Georgios, ten minutes' walk, and eat in the market street at nine.",
      },
      {
        day: 7,
        title: 'Halki and Apeiranthos',
        description:
          'By minibus to the kitron distillery at Halki, the marble lanes of Apeiranthos and the unfinished kouros near Melanes. Lunch is goat, or baked chickpeas, under a plane tree.',
      },
      {
        day: 8,
        title: 'Plaka beach',
        description:
          'A bus to Plaka, 4 km of pale sand with shade at the back, 20 minutes each way. You can rent a bicycle instead and stop at every cove.',
      },
      {
        day: 9,
        title: 'Ferry to Piraeus and home',
        description:
          'The morning ferry takes a little over five hours to Piraeus, and the airport bus about an hour and a half more. Book flights after seven in the evening.',
      },
    ],
    seasonMonths: [5, 6, 9, 10],
  },
  {
    slug: 'a-lagoon-in-the-maldives',
    title: 'A Lagoon in the Maldives',
    destination: 'Baa Atoll, Maldives',
    country: 'Maldives',
    category: 'relaxation',
    difficulty: 'easy',
    durationDays: 9,
    pricePounds: 2690,
    maxParticipants: 16,
    summary:
      'Seven nights in a lagoon cottage in the Baa Atoll reserve, with return flights from London and a biologist on the reef.',
    description:
      'You want a lagoon, shade and a reef you can swim to from the beach. This island, about ten minutes by speedboat from Dharavandhoo airport, has all three. It is small enough to walk round in twenty minutes, and your cottage has the sand on one side and an outdoor shower on the other.\n\nBaa Atoll is a UNESCO biosphere reserve. A marine biologist takes you out on the house reef, explains what you see and logs the turtles by the marks on their faces. Curries are breakfast here too: mas huni, tuna with coconut and lime. Big manta gatherings happen from June to October, in the wet season, so we do not promise them.\n\nIt suits couples, readers and swimmers of all standards. From December to April expect 30 degrees, flat water and rare showers. Nothing is compulsory.',
    inclusions: [
      'Return flights from London',
      'Domestic flight and speedboat',
      '7 nights in a beach cottage',
      'Breakfasts and dinners',
      'Guided snorkelling with equipment',
      'Sandbank picnic',
      'Visit to a neighbouring island',
      'Green tax',
    ],
    exclusions: [
      'Lunches and drinks',
      'Diving and water sports',
      'Spa treatments',
      'Travel insurance',
      'Tips',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Fly from London',
        description:
          'You leave London in the evening on an overnight flight of ten or eleven hours. Dinner is served on board, and we email a packing list that fits in one bag.',
      },
      {
        day: 2,
        title: 'Arrive in Baa Atoll',
        description:
          'Land at Velana in the morning, then a domestic flight of about 20 minutes to Dharavandhoo and a speedboat to the island. Lunch, sleep, and a first swim at five.',
      },
      {
        day: 3,
        title: 'Meet the reef',
        description:
          'The marine biologist fits your mask and swims the house reef with you for an hour. Parrotfish are the loud ones, and the drop-off begins 30 m from shore.',
      },
      {
        day: 4,
        title: 'Turtles at the outer reef',
        description:
          'A morning boat to a reef where hawksbills feed, with two guided snorkels of 40 minutes. The biologist photographs faces for a database, and you can name a new one.',
      },
      {
        day: 5,
        title: 'Nothing',
        description:
          'A day with no plan at all. There is a hammock for each cottage, a small library and a reef that is best at high tide, which the desk will tell you.',
      },
      {
        day: 6,
        title: 'Dharavandhoo and its people',
        description:
          'Half an hour round the next island with a resident: the mosque, the boat yard and tea with hedhikaa, fried snacks. Please bring clothes that cover shoulders and knees.',
      },
      {
        day: 7,
        title: 'Sandbank lunch',
        description:
          'A boat leaves you on a strip of sand with a cool box, an umbrella and a guide at a distance. There is a snorkel at noon and you are back by four.',
      },
      {
        day: 8,
        title: 'Free day',
        description:
          'Swim, read, or add a dive or a fishing trip at the desk. The evening meal is served on the beach, grilled tuna and reef lobster when it is landed.',
      },
      {
        day: 9,
        title: 'Home by daylight',
        description:
          'A speedboat and a morning flight to Male, then the day flight to London, landing in the evening. You may leave the island as early as half past six.',
      },
    ],
    seasonMonths: [12, 1, 2, 3, 4],
  },
  {
    slug: 'ubud-and-the-rice-terraces',
    title: 'Ubud and the Rice Terraces',
    destination: 'Ubud and Sidemen, Bali',
    country: 'Indonesia',
    category: 'relaxation',
    difficulty: 'easy',
    durationDays: 11,
    pricePounds: 1750,
    maxParticipants: 12,
    summary:
      'Six nights in Ubud and four in quiet Sidemen, with temples, cooking, weaving and long afternoons by the rice.',
    description:
      "Bali's middle is green and cool, and the coast is an hour away whether you go or not. You spend six nights near Ubud, then move to Sidemen, a valley under Mount Agung where the evening noise is frogs. No drive is longer than two and a half hours.\n\nMornings have a shape: a ridge walk, a temple, a class in the kitchen. Afternoons do not. You will eat nasi campur from a banana leaf, see a kecak performance by torchlight, and learn how the subak system shares one river between hundreds of fields.\n\nIt suits people who want to slow down and still learn something. Walks are one to three hours, some on narrow mud banks. The dry season is April to October, 28 degrees by day, with cool nights at 500 m.",
    inclusions: [
      '6 nights in a guesthouse in Ubud',
      '4 nights in a lodge in Sidemen',
      'All breakfasts',
      'Five dinners',
      'Cooking class with market visit',
      'Guided walks and temple entries',
      'Two massages',
      'Airport transfers',
    ],
    exclusions: [
      'International flights',
      'Visa on arrival',
      'Lunches',
      'Bali tourist levy',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Ubud',
        description:
          'Denpasar airport is about 35 km from Ubud, an hour and a half by car in the afternoon. The guesthouse has a pool, and supper is on the terrace.',
      },
      {
        day: 2,
        title: 'Campuhan ridge and the market',
        description:
          'A 90-minute walk along the grassy ridge at seven, when it is cool. After breakfast visit the market and the museum of Balinese painting, both within walking distance.',
      },
      {
        day: 3,
        title: 'Tegallalang and Gunung Kawi',
        description:
          'The terraces at Tegallalang before nine, then 270 steps down to the rock-cut shrines of Gunung Kawi. In the afternoon, a first massage in the garden.',
      },
      {
        day: 4,
        title: 'A morning in the kitchen',
        description:
          'Shop with the cook in the market at seven, then make six dishes, including base gede spice paste, by noon. You eat it all and lie down.',
      },
      {
        day: 5,
        title: 'Kecak and nothing else',
        description:
          'The day is free until six, when a driver takes you to the temple dance. Fifty men make the music with their voices, and it lasts an hour.',
      },
      {
        day: 6,
        title: 'Jatiluwih',
        description:
          'An hour and a half west to the UNESCO rice terraces on Mount Batukaru, for a flat two-hour walk. Lunch is red rice grown below the table.',
      },
      {
        day: 7,
        title: 'To Sidemen',
        description:
          "East by way of the painted ceilings of Klungkung, and in Sidemen by one o'clock. The lodge faces Mount Agung, about 3,000 m high, when it shows itself.",
      },
      {
        day: 8,
        title: 'The valley on foot',
        description:
          'Three hours on field paths with a farmer: ducks, water gates, and a lesson in planting. You finish by the river, with young coconut and a swim if you like.',
      },
      {
        day: 9,
        title: 'Weaving and Besakih',
        description:
          "A morning with the songket weavers, who take a month over two metres. The drive to Besakih, Bali's mother temple at 950 m, takes an hour, with sarong supplied.",
      },
      {
        day: 10,
        title: 'A free day in the rice',
        description:
          'Sleep late, have the second massage, read on the balcony. Anyone with energy can take a bicycle down to the river and push it back up.',
      },
      {
        day: 11,
        title: 'Departure',
        description:
          'The drive from Sidemen to Denpasar airport takes about two hours, and we add thirty minutes for traffic. Breakfast is packed if you leave before seven.',
      },
    ],
    seasonMonths: [4, 5, 6, 7, 8, 9, 10],
  },
  {
    slug: 'west-highland-line',
    title: 'The West Highland Line',
    destination: 'Glasgow to Mallaig, Scotland',
    country: 'United Kingdom',
    category: 'relaxation',
    difficulty: 'easy',
    durationDays: 6,
    pricePounds: 950,
    maxParticipants: 16,
    summary:
      'Six days by ordinary train from Glasgow to Mallaig and back, with stops in Fort William, Glenfinnan and on Skye.',
    description:
      'The line runs 164 miles from Glasgow to the sea at Mallaig, and takes about five and a quarter hours if you do it in one go. You take six days. There are four trains a day at most, so the timetable makes the decisions.\n\nYou sit on the left to Fort William and on the left again to Mallaig, where the sea begins. In between are Rannoch Moor, with no road for miles, the viaduct at Glenfinnan, and a ferry to Skye for lunch. Supper is haddock landed in the harbour, and breakfast is porridge, salt optional.\n\nIt suits train lovers, walkers of easy paths and anyone who wants to look out of a window. June has light until eleven. October brings rutting stags, gold bracken and, yes, rain.',
    inclusions: [
      '5 nights in small hotels and guesthouses',
      'All breakfasts',
      'Two dinners',
      'Standard-class rail tickets from Glasgow to Mallaig and back',
      'Ferry to Skye and back',
      'Guided walk in Glen Nevis',
      'Minibus on Skye',
    ],
    exclusions: [
      'Travel to Glasgow',
      'Lunches',
      'Most dinners',
      'Steam train supplement',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Meet in Glasgow',
        description:
          'Check in near Queen Street, then walk to Kelvingrove or the Necropolis with the guide. The group eats mussels, or mushroom stew, at seven.',
      },
      {
        day: 2,
        title: 'Glasgow to Fort William',
        description:
          'The morning train leaves Queen Street and takes about three hours and 45 minutes. It climbs past Loch Lomond and over Rannoch Moor to Corrour, at 408 m.',
      },
      {
        day: 3,
        title: 'Glen Nevis',
        description:
          'A guided walk of three hours to Steall Falls and the wire bridge, on a stony but gentle path. In the afternoon there is an optional boat on Loch Linnhe if it is dry.',
      },
      {
        day: 4,
        title: 'Glenfinnan and Mallaig',
        description:
          "Leave the train at Glenfinnan to climb the knoll above the viaduct, 21 arches and 30 m high. The next train goes on to Mallaig, past Morar's white sand.",
      },
      {
        day: 5,
        title: 'Over to Skye',
        description:
          'The ferry to Armadale takes about 45 minutes, and a minibus meets you for the Sleat peninsula and a garden walk. Back in Mallaig for fish at six.',
      },
      {
        day: 6,
        title: 'The whole line south',
        description:
          'The morning train takes about five and a quarter hours to Glasgow Queen Street, so bring a flask and a sandwich. You are there by mid-afternoon, and the trip ends.',
      },
    ],
    seasonMonths: [4, 5, 6, 7, 8, 9, 10],
  },
  {
    slug: 'madeira-gardens-and-levadas',
    title: 'Madeira Gardens and Levadas',
    destination: 'Funchal, Madeira',
    country: 'Portugal',
    category: 'relaxation',
    difficulty: 'easy',
    durationDays: 7,
    pricePounds: 890,
    maxParticipants: 16,
    summary:
      'A week in Funchal with return flights from London, two easy levada walks and the gardens at their best.',
    description:
      "Madeira is a mountain in the sea with flowers on the lower half. You stay in Funchal for all six nights, a few minutes' walk from the seafront promenade, and go out by small bus. Flights from London take about four hours, and they are included.\n\nLevadas are irrigation channels with a path beside them. We choose two that are level, well fenced and under three hours. The rest is gardens: Monte, the botanical garden, camellias in early spring and jacaranda from late April. Black scabbard fish, laurel-scented skewers and a glass of Verdelho finish each day.\n\nIt suits gardeners, light walkers and people who want sun in February without going far. Expect 19 to 25 degrees. Showers pass quickly, and the north side is greener for it. The pool and the sea are both swimmable from May.",
    inclusions: [
      'Return flights from London',
      '6 nights in a Funchal hotel',
      'All breakfasts',
      'Two dinners',
      'Two guided levada walks',
      'Cable car to Monte and tropical garden',
      'Botanical garden entry',
      'Airport transfers',
    ],
    exclusions: ['Lunches', 'Four dinners', 'Wicker toboggan ride', 'City tourist tax', 'Travel insurance'],
    itinerary: [
      {
        day: 1,
        title: 'London to Funchal',
        description:
          'The flight takes about four hours and lands on the runway that stands on pillars over the sea. The hotel is 25 minutes away, and the pool is open until eight.',
      },
      {
        day: 2,
        title: 'Monte by cable car',
        description:
          'Fifteen minutes up over the rooftops to Monte, at 550 m, and the tropical garden. Those who like can return by wicker toboggan, steered by two men in straw hats.',
      },
      {
        day: 3,
        title: 'Levada at Ribeiro Frio',
        description:
          'An easy stroll of 3 km there and back to the Balcoes viewpoint, through laurel forest, then a trout farm and a cafe with a fire. Chaffinches eat from your hand.',
      },
      {
        day: 4,
        title: 'Market and botanical garden',
        description:
          'The Mercado dos Lavradores for passion fruit in eight kinds and flower sellers in stripes. In the afternoon, the botanical garden and a wine lodge with casks older than anyone in the group.',
      },
      {
        day: 5,
        title: 'Cabo Girao and a long levada',
        description:
          'A look through the glass floor at Cabo Girao, 580 m above the sea, then 7 level kilometres on the Levada do Norte. The path runs through vine terraces above Estreito.',
      },
      {
        day: 6,
        title: 'Porto Moniz and the north',
        description:
          'A day across the island to the natural lava pools at Porto Moniz. On the way, old til trees at Fanal, often in mist, and lunch of limpets.',
      },
      {
        day: 7,
        title: 'Home to London',
        description:
          'Breakfast, a last walk on the front and a transfer of 25 minutes to the airport. The flight lands in London in the late afternoon or evening.',
      },
    ],
    seasonMonths: [2, 3, 4, 5, 6, 9, 10, 11],
  },
  {
    slug: 'villas-of-lake-como',
    title: 'Villas of Lake Como',
    destination: 'Bellagio, Lake Como, Italy',
    country: 'Italy',
    category: 'relaxation',
    difficulty: 'easy',
    durationDays: 6,
    pricePounds: 1350,
    maxParticipants: 12,
    summary:
      'Five nights in Bellagio with a ferry pass, four lakeside villa gardens and a funicular, and no car for any of it.',
    description:
      'Bellagio stands where the lake divides, so ferries leave in every direction. You take the train from Milan to Varenna in an hour and five minutes, then the boat over in fifteen. After that, you need no wheels for five days.\n\nThe villas have gardens first and houses second: azaleas at Villa Carlotta, plane trees over the water at Melzi, and Balbianello on its own small promontory. You see one or two in a day and have lunch near the jetty, usually perch with rice or missoltini, shad dried on strings. The light after six is what painters came for.\n\nIt suits people who like gardens and boats. There are some steep lanes in Bellagio, paved in pebble. Late April to mid May is for azaleas, and October is for quiet and soft colour. Balbianello closes on Mondays and Wednesdays.',
    inclusions: [
      '5 nights in a small hotel in Bellagio',
      'All breakfasts',
      'Two dinners',
      'Lake ferry pass',
      'Train from Milan to Varenna and back',
      'Entry to four villas',
      'Guided garden morning',
      'Funicular to Brunate',
    ],
    exclusions: ['Flights to Milan', 'Lunches', 'Three dinners', 'City tax', 'Travel insurance'],
    itinerary: [
      {
        day: 1,
        title: 'Milan to Bellagio',
        description:
          'The train from Milano Centrale takes an hour and five minutes to Varenna, and the ferry 15 more. Settle in, and meet for a drink by the water at seven.',
      },
      {
        day: 2,
        title: 'Villa Melzi',
        description:
          'A guided morning in the gardens of Villa Melzi, from the Japanese pond to the boat pavilion. The afternoon is for the lanes of Bellagio, which go steeply up.',
      },
      {
        day: 3,
        title: 'Carlotta and Balbianello',
        description:
          'Ferry to Tremezzo for Villa Carlotta and its azaleas, then to Lenno and on foot, or by taxi boat, to Balbianello. Lunch is on the terrace between them.',
      },
      {
        day: 4,
        title: 'Varenna and the castle',
        description:
          'A 15-minute ferry to Varenna for Villa Monastero and its 2 km of lakeside garden. A steep half hour up leads to the castle of Vezio, or you can stay below.',
      },
      {
        day: 5,
        title: 'Como and Brunate',
        description:
          'The fast boat takes just under an hour to Como, for the cathedral and the silk museum. A seven-minute funicular climbs to Brunate, 500 m over the lake.',
      },
      {
        day: 6,
        title: 'Back to Milan',
        description:
          'A mid-morning ferry to Varenna and the train to Milano Centrale, arriving by one. The airport train to Malpensa takes another 50 minutes or so.',
      },
    ],
    seasonMonths: [4, 5, 6, 9, 10],
  },
  {
    slug: 'sri-lanka-tea-hills-and-south-coast',
    title: 'Sri Lanka: Tea Hills and South Coast',
    destination: 'Ella and Galle, Sri Lanka',
    country: 'Sri Lanka',
    category: 'relaxation',
    difficulty: 'easy',
    durationDays: 12,
    pricePounds: 1690,
    maxParticipants: 14,
    summary:
      'Kandy, two hill trains through tea, the bridge at Ella and four slow nights by the Indian Ocean near Galle.',
    description:
      "Start in the hills and finish at the beach, which is the right way round. You take the hill railway in two stages, from Kandy to Nanu Oya in about four hours and on to Ella in under three. Windows open, and people sell samosas through them.\n\nIn the hills it is 18 degrees, with log fires in tea-planters' bungalows. In Galle it is 30, and you swim. Between them is half a day of elephants at Udawalawe. Food is rice with six curries, egg hoppers at seven, and pol sambol at every meal.\n\nIt suits travellers who like trains, tea and an easy rhythm, with walks of two hours at most. December to April is dry on this side of the island. Seats on the hill trains sell out, so we book them when you do.",
    inclusions: [
      '11 nights in guesthouses and bungalows',
      'All breakfasts',
      'Six dinners',
      'Reserved seats on the hill trains',
      'Car with driver for all road days',
      'Udawalawe jeep safari',
      'Tea factory visit',
      'Guided walk in Galle Fort',
    ],
    exclusions: [
      'International flights',
      'Sri Lanka travel authorisation',
      'Lunches',
      'Surf or diving',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Negombo',
        description:
          'Colombo airport is 15 minutes from Negombo, so day one can end at the beach. Swim, sleep, and eat crab curry or dal at the guesthouse.',
      },
      {
        day: 2,
        title: 'To Kandy',
        description:
          'Three and a half hours by road, with a break for king coconut. At half past six we join the evening ceremony in the Temple of the Tooth, drums and all.',
      },
      {
        day: 3,
        title: 'Peradeniya gardens',
        description:
          'A royal garden of 1821 with a lawn you may walk on and a fig tree the size of a small wood. In the evening, Kandyan dancing for an hour.',
      },
      {
        day: 4,
        title: 'Train to Nanu Oya',
        description:
          'About four hours up through forest and then tea, gaining 1,100 m. A car takes you on to a bungalow near Nuwara Eliya, where a fire is lit at five.',
      },
      {
        day: 5,
        title: 'Tea',
        description:
          "A two-hour walk between pluckers' rows, then the factory, to see leaf become tea in about 24 hours. The tasting uses seven cups and no milk.",
      },
      {
        day: 6,
        title: 'Train to Ella',
        description:
          'Under three hours along the ridge, through Haputale and over a hundred curves. The guesthouse looks through Ella Gap, and on a clear day you see the coast.',
      },
      {
        day: 7,
        title: "Nine Arch and Little Adam's Peak",
        description:
          "Out at half past six to stand below the Nine Arch Bridge before the crowd, and wait for a train. Then Little Adam's Peak, 1,141 m, an easy hour up through tea.",
      },
      {
        day: 8,
        title: 'Udawalawe to Galle',
        description:
          'Two hours down to the plains for a jeep safari with, almost always, dozens of elephants. Then on to the coast at Unawatuna, about three hours more.',
      },
      {
        day: 9,
        title: 'Galle Fort',
        description:
          'A guided walk on the walls at four, when it cools, past the lighthouse and the Dutch church. Stay in the fort for supper and a tuk-tuk home.',
      },
      {
        day: 10,
        title: 'A day at the beach',
        description:
          'The bay at Unawatuna is sheltered and warm, at 28 degrees, and turtles come in some days. Breakfast is served until eleven, and that is the plan.',
      },
      {
        day: 11,
        title: 'Koggala lake and cinnamon',
        description:
          'A quiet boat on Koggala lagoon, with a small cinnamon island where the bark is peeled by hand. The afternoon is free, and the last dinner is fish.',
      },
      {
        day: 12,
        title: 'Departure',
        description:
          'By expressway it takes two and a half to three hours from Unawatuna to Colombo airport. We leave four hours before your check-in closes, for a margin.',
      },
    ],
    seasonMonths: [12, 1, 2, 3, 4],
  },
  {
    slug: 'zanzibar-spice-island',
    title: 'Zanzibar, Spice Island',
    destination: 'Stone Town and Matemwe, Zanzibar',
    country: 'Tanzania',
    category: 'relaxation',
    difficulty: 'easy',
    durationDays: 9,
    pricePounds: 1590,
    maxParticipants: 12,
    summary:
      'Three nights in the lanes of Stone Town and five at Matemwe, where the tide goes out for a kilometre each day.',
    description:
      'Zanzibar is two holidays, and this gives both. First comes Stone Town: carved doors, a market, the smell of cloves, and the history of the slave trade told plainly by a local guide. Then you cross the island to Matemwe, a fishing village on a long white beach facing Mnemba atoll.\n\nAt low tide the sea goes out and women tend seaweed on ropes. At high tide you swim at the door. There is a boat to the reef, a forest with red colobus, and a spice farm where you guess the leaf in your hand. Grilled kingfish and pilau are the standard dinner.\n\nIt suits people who want warmth, quiet and some substance. June to October is dry and breezy at 27 degrees, and December to February is hotter. We do not run it in the long rains of April and May.',
    inclusions: [
      '3 nights in a Stone Town guesthouse',
      '5 nights in a beach lodge at Matemwe',
      'All breakfasts',
      'Five dinners at Matemwe',
      'Guided walk in Stone Town',
      'Spice farm and Prison Island and Jozani forest',
      'Snorkelling trip to Mnemba reef',
      'Airport transfers',
    ],
    exclusions: ['International flights', 'Tanzania visa', 'Zanzibar arrival insurance', 'Lunches', 'Drinks'],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Stone Town',
        description:
          'The airport is 15 minutes from the old town by car. Your guesthouse has a roof terrace, and the muezzins begin about half past six.',
      },
      {
        day: 2,
        title: 'Stone Town on foot',
        description:
          'Two and a half hours of lanes with a guide, from the market to the slave chambers and the Old Fort. At dusk, Forodhani gardens fill with grills.',
      },
      {
        day: 3,
        title: 'Spices and Prison Island',
        description:
          'A half-day at a spice farm in Kizimbani, smelling bark and leaf, with a pilau lunch. Later, a boat to Prison Island and its old giant tortoises.',
      },
      {
        day: 4,
        title: 'Jozani and on to Matemwe',
        description:
          'Red colobus monkeys sit close by the paths at Jozani forest, an hour away. In the afternoon you cross to Matemwe, another hour and a quarter.',
      },
      {
        day: 5,
        title: 'Beach and tide pools',
        description:
          'A village guide walks you out at low tide to the reef edge, to see starfish and seaweed farms. Wear shoes, because of the urchins.',
      },
      {
        day: 6,
        title: 'Mnemba atoll',
        description:
          'A dhow leaves at eight for two snorkels on the reef, with dolphins on the way if they choose. Fruit and chapatis come on board, and you land by one.',
      },
      {
        day: 7,
        title: 'Seaweed and cooking',
        description:
          "Make soap with a women's seaweed group, then learn coconut bean stew and chapati in a yard. The ingredients arrive on someone's bicycle.",
      },
      {
        day: 8,
        title: 'Free day',
        description:
          'Nothing is planned, but there are bicycles to borrow, the lodge pool is open, and the sea is warmest at four. Dinner is under the palms, with grilled lobster in season.',
      },
      {
        day: 9,
        title: 'Departure',
        description:
          'The transfer to Zanzibar airport takes about an hour and a quarter and is included. The lodge holds your room until noon and your bags afterwards.',
      },
    ],
    seasonMonths: [1, 2, 6, 7, 8, 9, 10, 12],
  },
];
