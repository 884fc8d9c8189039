// Brochure texts: data, kept together so that a writer can edit a category in one place.
import type { TripContent } from './trip-content';

export const culturalTrips: readonly TripContent[] = [
  {
    slug: 'tokyo-to-kyoto',
    title: 'Temples and Trains: Tokyo to Kyoto',
    destination: 'Tokyo, Hakone and Kyoto, Japan',
    country: 'Japan',
    category: 'cultural',
    difficulty: 'easy',
    durationDays: 12,
    pricePounds: 3290,
    maxParticipants: 14,
    summary:
      'Tokyo, two nights of hot springs in Hakone and five nights in Kyoto, all by train with tickets in your pocket.',
    description:
      "Japan's trains make this an easy journey. You travel from Tokyo to the hot springs of Hakone in an hour and a half, then to Kyoto in a little over two. Heavy bags go ahead by courier, and you carry a night's things.\n\nMornings are for temples, because they are quiet before nine. Your guide knows which gardens open early, which counter does the best soba and how to order from a ticket machine. In Hakone you sleep on futons in a small ryokan, wear a yukata to dinner and eat nine small courses without leaving the building.\n\nIt suits first-time visitors who like to walk, about 8 km on a full day, mostly on the flat. Cherry blossom comes around the end of March and maple colour peaks in Kyoto in late November. Those weeks fill first.",
    inclusions: [
      '11 nights in hotels and a ryokan',
      'All breakfasts',
      'Two ryokan dinners',
      'English-speaking guide',
      'Airport trains and tickets from Tokyo to Kyoto',
      'Luggage courier from Tokyo to Kyoto',
      'Temple entries and a tea ceremony',
      'Nikko and Nara day trips',
    ],
    exclusions: [
      'International flights',
      'Lunches',
      'Dinners in Tokyo and Kyoto',
      'City bus and metro fares',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Tokyo',
        description:
          'Take the train from Haneda or Narita with the ticket we send, between 35 and 75 minutes. The hotel is in Ueno, and the guide leads a short walk to supper.',
      },
      {
        day: 2,
        title: 'Asakusa and Yanaka',
        description:
          'Senso-ji before the stalls open, then a slow walk through Yanaka, a quarter of wooden houses and cat cafes. In the afternoon you can visit the National Museum.',
      },
      {
        day: 3,
        title: 'Meiji shrine to Shibuya',
        description:
          'Cedar paths at the Meiji shrine, the back streets of Harajuku and the big crossing at Shibuya. We end the day with yakitori in a Shinjuku alley.',
      },
      {
        day: 4,
        title: 'Nikko',
        description:
          'Two hours by Tobu train to the carved shrines of the Tokugawa shoguns, set among cedars 400 years old. Lunch is yuba, the skin of soya milk, better than it sounds.',
      },
      {
        day: 5,
        title: 'Romancecar to Hakone',
        description:
          "The Romancecar leaves Shinjuku and reaches Hakone-Yumoto in about 85 minutes. Your large bag goes to Kyoto, and the afternoon is for the ryokan's hot bath.",
      },
      {
        day: 6,
        title: 'The Hakone loop',
        description:
          'Mountain railway, cable car, ropeway and boat in one circle, past the sulphur vents of Owakudani and over Lake Ashi. On a clear day Fuji stands behind it all.',
      },
      {
        day: 7,
        title: 'Shinkansen to Kyoto',
        description:
          'A local train down to Odawara, then a Hikari along the coast to Kyoto in a little over two hours. In the evening we stroll the lanes of Gion.',
      },
      {
        day: 8,
        title: 'Higashiyama on foot',
        description:
          'Kiyomizu-dera at seven, then downhill by the old stone lanes to Kodai-ji and the Yasaka shrine. The afternoon is a tea ceremony in a private house.',
      },
      {
        day: 9,
        title: 'Arashiyama and Ryoan-ji',
        description:
          'An early train to the bamboo grove, before the crowd, and the garden of Tenryu-ji. Later we sit in front of the fifteen stones at Ryoan-ji.',
      },
      {
        day: 10,
        title: 'Nara',
        description:
          'Forty-five minutes by rapid train to the Great Buddha of Todai-ji, 15 m tall, and a park with over a thousand deer. They bow for biscuits.',
      },
      {
        day: 11,
        title: 'Fushimi Inari and Uji',
        description:
          'Walk under the red gates at Fushimi Inari, two hours if you go to the top. Then Uji, 20 minutes south, for green tea and the Phoenix Hall.',
      },
      {
        day: 12,
        title: 'Departure',
        description:
          'The Haruka express runs from Kyoto to Kansai airport in about 80 minutes, and your ticket is included. If you fly from Tokyo instead, tell us and we book the train east.',
      },
    ],
    seasonMonths: [3, 4, 5, 10, 11],
  },
  {
    slug: 'palaces-of-rajasthan',
    title: 'Palaces of Rajasthan',
    destination: 'Jaipur, Jodhpur and Udaipur, India',
    country: 'India',
    category: 'cultural',
    difficulty: 'easy',
    durationDays: 13,
    pricePounds: 1790,
    maxParticipants: 16,
    summary:
      'Delhi to Udaipur by train and car, with forts in the morning, lakes in the evening and three nights in each main city.',
    description:
      'Rajasthan has more forts than anyone can see in two weeks, so this route picks a few and gives them time. You travel by morning train from Delhi to Jaipur, and after that in a car or small bus with the same driver. Drives are three to six hours, with chai stops.\n\nThe cities have their own colours, pink in Jaipur, blue in Jodhpur, white in Udaipur. You will eat dal baati with ghee, watch block printers at work in Bagru and hear the evening bells at Pushkar lake. Rooms are in old merchant houses with courtyards and thick walls.\n\nIt suits travellers who like art, food and conversation, and who do not mind traffic. From November to February days are warm and clear, around 25 degrees, and mornings need a jumper.',
    inclusions: [
      '12 nights in heritage guesthouses',
      'All breakfasts',
      'Four dinners',
      'Train from Delhi to Jaipur',
      'Car or small bus with driver',
      'Local guides in each city',
      'Fort and palace entries',
      'Flight from Udaipur to Delhi',
    ],
    exclusions: [
      'International flights',
      'India visa',
      'Most lunches and dinners',
      'Camera fees at monuments',
      'Tips',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Delhi',
        description:
          'A driver meets you at Indira Gandhi airport and takes you to a quiet guesthouse in South Delhi, about 40 minutes. Sleep, or walk in Lodhi Garden.',
      },
      {
        day: 2,
        title: 'Old Delhi and New Delhi',
        description:
          "The Jama Masjid and the spice market at Khari Baoli by cycle rickshaw, then Humayun's Tomb after lunch. Dinner is a first lesson in kebabs.",
      },
      {
        day: 3,
        title: 'Morning train to Jaipur',
        description:
          'The Shatabdi leaves New Delhi a little after six, and breakfast is served at your seat. You are in Jaipur before eleven, with the afternoon to rest.',
      },
      {
        day: 4,
        title: 'Amber Fort and City Palace',
        description:
          'We reach Amber, 11 km out, when the gates open, and walk up rather than ride. The City Palace and the Hawa Mahal fill the afternoon.',
      },
      {
        day: 5,
        title: 'Jantar Mantar and Bagru',
        description:
          'The stone observatory of 1734 still tells the time to two seconds. Then an hour by road to Bagru, where families print cloth with carved wooden blocks.',
      },
      {
        day: 6,
        title: 'To Pushkar',
        description:
          'Under three hours by road to the town round its sacred lake. At dusk the bells begin on the ghats, and supper is vegetarian, as the whole town is.',
      },
      {
        day: 7,
        title: 'Across to Jodhpur',
        description:
          'Four hours through flat farmland, with a stop for kachori and tea. Your haveli is in the old city, below the fort, and the roof is the place for the evening.',
      },
      {
        day: 8,
        title: 'Mehrangarh',
        description:
          'The fort stands 120 m above the blue houses, and the audio guide here is excellent. Later the guide walks you through the bazaar round the clock tower.',
      },
      {
        day: 9,
        title: 'Bishnoi villages',
        description:
          'A morning by jeep to communities that have protected trees and antelope for five centuries. You see potters and weavers at work, and lunch is millet bread and ker sangri.',
      },
      {
        day: 10,
        title: 'Ranakpur to Udaipur',
        description:
          'Three and a half hours to the Jain temple at Ranakpur, with 1,444 marble pillars, no two alike. Udaipur is two more hours, through the Aravalli hills.',
      },
      {
        day: 11,
        title: 'City Palace and Lake Pichola',
        description:
          'The palace museum in the cool of the morning, and a boat on the lake at four when the stone turns yellow. The rest of the day is free.',
      },
      {
        day: 12,
        title: 'A slow day in Udaipur',
        description:
          'Cook with a family in the old town, or hire a tuk-tuk to the temples at Eklingji, 22 km north. The group dines on a rooftop by the lake.',
      },
      {
        day: 13,
        title: 'Departure',
        description:
          'The flight to Delhi takes an hour and twenty minutes. We book it to meet your evening departure from Delhi, and a driver takes you to Udaipur airport, 25 km away.',
      },
    ],
    seasonMonths: [10, 11, 12, 1, 2, 3],
  },
  {
    slug: 'petra-and-wadi-rum',
    title: 'Petra and Wadi Rum',
    destination: 'Petra and Wadi Rum, Jordan',
    country: 'Jordan',
    category: 'cultural',
    difficulty: 'moderate',
    durationDays: 8,
    pricePounds: 1450,
    maxParticipants: 16,
    summary:
      'Two full days in Petra, a night in the desert at Wadi Rum and a last swim in the Dead Sea, all by private bus.',
    description:
      "Most visitors give Petra one day and see a fifth of it. You have two, with the first for the Siq, the Treasury and the Royal Tombs, and the second for the climb to the Monastery. You sleep in Wadi Musa, ten minutes' walk from the gate.\n\nJordan is small, so no road runs on for more than four hours between stops, and the King's Highway is the slow, beautiful one. There is mezze everywhere, mansaf on the second night, and tea with sage in the desert. At Wadi Rum you sleep in a Bedouin camp with a bed, a blanket and a lot of stars.\n\nIt suits people who can walk 12 km on stone and climb about 800 steps at their own pace. Spring and autumn are right, because July in Petra is over 35 degrees.",
    inclusions: [
      '7 nights in hotels and a desert camp',
      'All breakfasts',
      'Five dinners',
      'Local guide throughout',
      'Private minibus',
      'Two-day Petra ticket',
      'Jeep tour in Wadi Rum',
      'Airport transfers',
    ],
    exclusions: ['International flights', 'Jordan visa', 'Lunches', 'Travel insurance', 'Tips'],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Amman',
        description:
          "Queen Alia airport is 35 km south of the city, 40 minutes by minibus. You stay near Rainbow Street, and falafel for supper is three minutes' walk away.",
      },
      {
        day: 2,
        title: 'Jerash and the Citadel',
        description:
          'An hour north to Jerash, one of the best kept Roman towns anywhere, with its oval plaza. In the afternoon we climb to the Citadel in Amman.',
      },
      {
        day: 3,
        title: "The King's Highway",
        description:
          'Mosaics at Madaba, the view from Mount Nebo and the Crusader castle at Kerak. The road dips into Wadi Mujib, and you reach Wadi Musa by six.',
      },
      {
        day: 4,
        title: 'Petra: the Siq to the Royal Tombs',
        description:
          'In at half past six, 1.2 km down the Siq, and the Treasury almost to yourselves. The guide takes you on to the theatre, the tombs and the colonnaded street.',
      },
      {
        day: 5,
        title: 'Petra: the Monastery',
        description:
          'About 800 rock-cut steps lead up to the Monastery, an hour at an easy pace with tea stalls. The afternoon is free for the High Place or a rest.',
      },
      {
        day: 6,
        title: 'To Wadi Rum',
        description:
          'Two hours by road to the desert, then into open jeeps for arches, dunes and old inscriptions. Supper is zarb, lamb and vegetables cooked in the sand.',
      },
      {
        day: 7,
        title: 'Desert morning and the Dead Sea',
        description:
          'A walk before breakfast while the rock is red, then about four hours north with a lunch stop. You float at 430 m below sea level before sunset.',
      },
      {
        day: 8,
        title: 'Departure',
        description:
          'A transfer of about an hour to Queen Alia airport, timed to your flight. If you leave in the evening, you keep the use of the beach until four.',
      },
    ],
    seasonMonths: [3, 4, 5, 9, 10, 11],
  },
  {
    slug: 'istanbul-and-cappadocia',
    title: 'Istanbul and Cappadocia',
    destination: 'Istanbul and Goreme, Turkey',
    country: 'Turkey',
    category: 'cultural',
    difficulty: 'easy',
    durationDays: 8,
    pricePounds: 1190,
    maxParticipants: 16,
    summary:
      'Four nights in the old city of Istanbul and three in a cave house at Goreme, with the flight between them included.',
    description:
      'Istanbul takes days to see and Cappadocia takes mornings, so we split the week accordingly. You stay near Sultanahmet for four nights, five minutes from Hagia Sophia, then fly inland for an hour and twenty minutes to Kayseri.\n\nIn the city you will ride the public ferries, eat a fish sandwich on the quay and drink tea by the glass on the Asian side. In Goreme your room is cut into soft stone and stays cool all day. Balloons rise at dawn, and watching from the terrace costs nothing but sleep.\n\nIt suits curious travellers with a good pair of shoes, walking up to 9 km a day with some steps and one underground city with low passages. May and late September are mild and dry. Topkapi closes on Tuesdays, and we plan around it.',
    inclusions: [
      '4 nights in an Istanbul guesthouse',
      '3 nights in a Goreme cave house',
      'All breakfasts',
      'Two dinners',
      'Domestic flights from Istanbul to Kayseri and back',
      'Licensed guides',
      'Bosphorus ferry',
      'Museum and monument entries',
    ],
    exclusions: [
      'International flights',
      'Lunches',
      'Balloon flights in Cappadocia',
      'Most dinners',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Istanbul',
        description:
          'The new airport is about 50 km from Sultanahmet, an hour by car. Drop your bags and walk to the Hippodrome, where the guide meets the group at six.',
      },
      {
        day: 2,
        title: 'Hagia Sophia and Topkapi',
        description:
          'Hagia Sophia early, the Blue Mosque between prayers and the Basilica Cistern at midday when it is hottest outside. The afternoon is Topkapi and its treasury.',
      },
      {
        day: 3,
        title: 'Bazaars and the Suleymaniye',
        description:
          "The Grand Bazaar has about 4,000 shops, and we visit twenty minutes of it before coffee. Then the Suleymaniye, Sinan's great mosque, and the Spice Bazaar.",
      },
      {
        day: 4,
        title: 'The Bosphorus and Kadikoy',
        description:
          'A public ferry towards the Black Sea and back, with yogurt at Kanlica. In the evening cross to Kadikoy for its market streets, meze and dessert.',
      },
      {
        day: 5,
        title: 'Fly to Cappadocia',
        description:
          'An early flight of about an hour and twenty minutes, then just over an hour by road to Goreme. Lunch is testi kebab, broken out of its clay pot, and the afternoon is slow.',
      },
      {
        day: 6,
        title: 'Goreme and the Rose Valley',
        description:
          'Watch balloons from the terrace before breakfast, then the frescoed churches of the Goreme Open-Air Museum. At five we walk 6 km through the Rose Valley to sunset.',
      },
      {
        day: 7,
        title: 'Derinkuyu and Ihlara',
        description:
          'Down eight levels of the underground city at Derinkuyu, then a flat 4 km walk in the Ihlara gorge beside the river. Trout for lunch, feet in the water.',
      },
      {
        day: 8,
        title: 'Departure',
        description:
          'A morning flight to Istanbul, where most London services connect within three hours. If your flight is late, you can leave the bags at the airport and go back into town.',
      },
    ],
    seasonMonths: [4, 5, 6, 9, 10],
  },
  {
    slug: 'cusco-and-machu-picchu',
    title: 'Cusco and Machu Picchu',
    destination: 'Cusco and the Sacred Valley, Peru',
    country: 'Peru',
    category: 'cultural',
    difficulty: 'moderate',
    durationDays: 11,
    pricePounds: 2490,
    maxParticipants: 14,
    summary:
      'The Sacred Valley first, Machu Picchu in the middle and Cusco afterwards, so the altitude gets easier and not harder.',
    description:
      'Cusco stands at 3,400 m and many trips begin there with a headache. This one goes straight from the airport to the Sacred Valley, at 2,870 m, and stays three nights. By the time you return to the city you are used to it.\n\nMachu Picchu comes in the middle, with a night in Aguas Calientes so you can take one of the first buses up. The train runs beside the Urubamba for an hour and forty minutes. Food is better than you may expect: quinoa soup, trout, and potatoes in a dozen shapes.\n\nIt suits travellers who can walk three or four hours on stone steps. No trekking is needed. The dry season is May to September, with blue days near 20 degrees and nights close to freezing.',
    inclusions: [
      '10 nights in hotels and guesthouses',
      'All breakfasts',
      'Three dinners',
      'Flights between Lima and Cusco',
      'Train and bus to Machu Picchu',
      'Machu Picchu entry with guide',
      'Cusco and Sacred Valley site tickets',
      'Local guides',
    ],
    exclusions: ['International flights to Lima', 'Lunches', 'Most dinners', 'Travel insurance', 'Tips'],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Lima',
        description:
          'The airport is 40 minutes to an hour from Miraflores, depending on traffic. You sleep near the cliff park and can walk to the Pacific in ten minutes.',
      },
      {
        day: 2,
        title: 'Fly to Cusco and drop to Urubamba',
        description:
          'The flight takes an hour and a half, then an hour and a half down to the Sacred Valley at 2,870 m. Rest, drink coca tea and go to bed early.',
      },
      {
        day: 3,
        title: 'Pisac',
        description:
          'A gentle morning at the ruins of Pisac, with terraces like steps cut for giants. The market below sells corn the size of dice, and lunch is soup at a family table.',
      },
      {
        day: 4,
        title: 'Maras and Moray',
        description:
          'Three thousand salt pans on a hillside, still worked by local families, and the circular Inca terraces at Moray. Weavers in Chinchero show how cochineal makes twenty reds.',
      },
      {
        day: 5,
        title: 'Ollantaytambo and the train',
        description:
          'Climb the fortress at Ollantaytambo, then take the afternoon train down the gorge to Aguas Calientes, an hour and forty minutes. The forest gets warmer at every bend.',
      },
      {
        day: 6,
        title: 'Machu Picchu',
        description:
          'Up on one of the first buses, 25 minutes, for a guided circuit of about three hours at 2,430 m. Return by train and road to Cusco that evening.',
      },
      {
        day: 7,
        title: 'Cusco, slowly',
        description:
          'A late start, then San Pedro market, the Qorikancha and the cathedral with the guide. The afternoon is free, and a bench on the Plaza de Armas is enough.',
      },
      {
        day: 8,
        title: 'Sacsayhuaman on foot',
        description:
          'Ride up and walk down, about two hours past the zigzag stones of Sacsayhuaman, one of them over 120 tonnes. The group cooks lomo saltado in the evening.',
      },
      {
        day: 9,
        title: 'Tipon and the southern valley',
        description:
          'Quieter ruins an hour from Cusco: water channels at Tipon and the Wari walls at Pikillaqta. Lunch is roast pork in Saylla, or stuffed peppers.',
      },
      {
        day: 10,
        title: 'Back to Lima',
        description:
          'A morning flight, then the Larco Museum, with 5,000 years of pottery in a garden. Sea-level air feels rich after nine days, and dinner is ceviche.',
      },
      {
        day: 11,
        title: 'Departure',
        description:
          'Transfer to Lima airport three to four hours before your flight. For evening departures, the guide can point you to the catacombs of San Francisco in the old centre.',
      },
    ],
    seasonMonths: [4, 5, 6, 7, 8, 9, 10],
  },
  {
    slug: 'moorish-cities-of-andalusia',
    title: 'Moorish Cities of Andalusia',
    destination: 'Seville, Cordoba and Granada, Spain',
    country: 'Spain',
    category: 'cultural',
    difficulty: 'easy',
    durationDays: 8,
    pricePounds: 1150,
    maxParticipants: 18,
    summary:
      'Seville, Cordoba and Granada by train, with the Alcazar, the Mezquita and a timed ticket for the Nasrid Palaces.',
    description:
      'Three cities, three great buildings and no car. You go from Seville to Cordoba in 45 minutes and on to Granada in under two hours, then finish with a coach to Malaga airport. Your rooms are inside each old town, so the evenings are on foot.\n\nThe heart of it is Moorish work: carved plaster in the Alcazar, the 850 or so columns of the Mezquita, and the Alhambra, for which we hold timed tickets. Around them are orange trees, flamenco in a back room in Triana, salmorejo so thick the spoon stands, and tapas that come with the drink in Granada.\n\nIt suits anyone who can manage hills and cobbles for two hours at a stretch. We avoid July and August, when Cordoba passes 40 degrees. Lunch is at two, supper at nine, and a nap helps.',
    inclusions: [
      '7 nights in small hotels',
      'All breakfasts',
      'One tapas evening and one dinner',
      'Train tickets between the cities',
      'Alhambra timed ticket with guide',
      'Alcazar and Mezquita entry',
      'Flamenco evening in Triana',
      'Coach to Malaga airport',
    ],
    exclusions: [
      'Flights to Seville and from Malaga',
      'Lunches',
      'Most dinners',
      'City taxes where charged',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Seville',
        description:
          'The airport bus takes 35 minutes to the centre, and the hotel is in Santa Cruz. Meet at eight for a first round of tapas and a walk by the river.',
      },
      {
        day: 2,
        title: 'Alcazar and cathedral',
        description:
          'Your guide takes you into the Alcazar when it opens at half past nine. Then the cathedral and the Giralda, where ramps, not stairs, climb 100 m of tower.',
      },
      {
        day: 3,
        title: 'Triana',
        description:
          "Cross the bridge to the potters' quarter, its market hall and a tile museum in an old factory. In the evening, flamenco for forty people in a back room.",
      },
      {
        day: 4,
        title: 'Train to Cordoba',
        description:
          'Forty-five minutes by fast train, and you are among the patios by noon. The Mezquita is quieter after four, and we go then with a guide.',
      },
      {
        day: 5,
        title: 'Medina Azahara',
        description:
          "A half-day at the ruined caliphs' palace, 8 km from the city, with a good museum. The afternoon is for the Roman bridge and a plate of berenjenas con miel.",
      },
      {
        day: 6,
        title: 'Granada and the Albaicin',
        description:
          'Under two hours by train to Granada. At sunset the group climbs to the San Nicolas viewpoint for the Alhambra and the Sierra Nevada behind it.',
      },
      {
        day: 7,
        title: 'The Alhambra',
        description:
          'A timed entry to the Nasrid Palaces, then the Generalife gardens and the Alcazaba, about four hours in all. Lunch is late, and supper comes with the drinks.',
      },
      {
        day: 8,
        title: 'Departure',
        description:
          'The coach to Malaga airport takes about two hours and leaves from Granada at nine. Flights after one in the afternoon leave you a margin.',
      },
    ],
    seasonMonths: [3, 4, 5, 9, 10, 11],
  },
  {
    slug: 'hanoi-to-hoi-an',
    title: 'Hanoi to Hoi An',
    destination: 'Hanoi, Ha Long Bay and Hoi An, Vietnam',
    country: 'Vietnam',
    category: 'cultural',
    difficulty: 'easy',
    durationDays: 13,
    pricePounds: 1850,
    maxParticipants: 16,
    summary:
      'Hanoi, a night on Ha Long Bay, the sleeper to Hue and four nights of lanterns, bicycles and cooking in Hoi An.',
    description:
      "This is the northern half of Vietnam, in thirteen days and at the speed of trains. You start among the 36 streets of Hanoi, sleep one night on a junk in Ha Long Bay and one on the sleeper from Ninh Binh, and finish in Hoi An with a bicycle.\n\nBreakfast is pho or banh mi from a stall your guide has eaten at for years. You will row under limestone at Trang An, see emperors' tombs at Hue and take the coast train round the Hai Van Pass, the best 100 km of the line. In Hoi An a tailor can make a jacket in two days.\n\nIt suits travellers who enjoy street food and can sleep on a train. Late February to May is the one window when north and centre are both mostly dry.",
    inclusions: [
      '10 nights in hotels and homestays',
      'One night on a junk in Ha Long Bay',
      'One night on the sleeper train',
      'All breakfasts',
      'Three lunches and four dinners',
      'English-speaking guides',
      'Train from Hue to Da Nang',
      'Boat trips and site entries',
    ],
    exclusions: [
      'International flights',
      'Vietnam visa',
      'Most lunches and dinners',
      'Tailoring',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Hanoi',
        description:
          'The airport is 27 km out, 45 minutes by car, and the hotel is on the edge of the Old Quarter. Supper is bun cha with the guide.',
      },
      {
        day: 2,
        title: 'Old Quarter and Temple of Literature',
        description:
          'A morning among silk, tin and herb streets, then the Temple of Literature of 1070, with its stone turtles. Egg coffee first, water puppets last.',
      },
      {
        day: 3,
        title: 'The food walk',
        description:
          'A visit to the Museum of Ethnology, with real houses in its garden. At five the food walk begins: six stops, six plates, and no one goes home hungry.',
      },
      {
        day: 4,
        title: 'Ha Long Bay',
        description:
          'Two and a half hours by expressway to the quay, then a junk with wooden cabins. You kayak for an hour among the islands and sleep at anchor.',
      },
      {
        day: 5,
        title: 'The bay, then Ninh Binh',
        description:
          'Tai chi on deck at half past six, a cave and a late breakfast before landing. The road to Ninh Binh takes about four hours, to a homestay among rice.',
      },
      {
        day: 6,
        title: 'Trang An and the sleeper',
        description:
          'A rower takes you through caves at Trang An for three hours, and 500 steps lead up to the Mua viewpoint. The night train to Hue leaves around ten.',
      },
      {
        day: 7,
        title: 'Hue',
        description:
          'Twelve hours on rails with coffee from the trolley, and Hue by late morning. Rest, then walk to the Thien Mu pagoda along the Perfume River at four.',
      },
      {
        day: 8,
        title: 'The Citadel and the tombs',
        description:
          'The Imperial City, half rebuilt since 1968, then by boat and road to the tombs of Tu Duc and Khai Dinh. Supper is bun bo Hue, spicy.',
      },
      {
        day: 9,
        title: 'Coast train to Hoi An',
        description:
          'Three hours by rail with the sea below the window, then 45 minutes by road. The lanterns are lit in the Old Town by the time you have unpacked.',
      },
      {
        day: 10,
        title: 'Hoi An old town',
        description:
          'The Japanese Bridge, merchant houses and assembly halls on foot before ten, when the streets are cool. Tailors measure you in the morning and fit you the next evening.',
      },
      {
        day: 11,
        title: 'Tra Que by bicycle',
        description:
          'Five flat kilometres to the herb gardens of Tra Que, where you dig, water and cook three dishes for lunch. An Bang beach is ten minutes further.',
      },
      {
        day: 12,
        title: 'My Son',
        description:
          'Leave at six for the Cham temples at My Son, an hour away, in the valley mist. You are back by noon, and the last dinner is cao lau.',
      },
      {
        day: 13,
        title: 'Departure',
        description:
          'Da Nang airport is 45 minutes from Hoi An by car. Flights connect through Hanoi, Ho Chi Minh City, Bangkok or Singapore, and we match the transfer to yours.',
      },
    ],
    seasonMonths: [2, 3, 4, 5],
  },
  {
    slug: 'cairo-and-the-nile',
    title: 'Cairo and the Nile',
    destination: 'Cairo, Luxor and Aswan, Egypt',
    country: 'Egypt',
    category: 'cultural',
    difficulty: 'easy',
    durationDays: 10,
    pricePounds: 1690,
    maxParticipants: 18,
    summary:
      'Giza, Saqqara and the new museum, then a short flight to Aswan and three nights on a river boat down to Luxor.',
    description:
      "Egypt works best when you let someone else deal with the logistics. An Egyptologist meets you in Cairo and stays until Luxor. You fly over the desert to Aswan and come down the Nile on a boat of about 30 cabins, with nothing to arrange but your place on deck.\n\nThe days start at six, to be ahead of the heat and the coaches. You will be inside the Grand Egyptian Museum with Tutankhamun's treasure, at Abu Simbel with the sun on it, and in the Valley of the Kings when the gates open. Afternoons are for shade, mint tea and the river moving past.\n\nIt suits anyone steady on uneven ground. Aswan in January is 23 degrees by day and cool at night. April can reach 35, so pack a hat and drink two litres.",
    inclusions: [
      '6 nights in hotels',
      'Three nights on a Nile boat with all meals',
      'All breakfasts',
      'Egyptologist guide',
      'Flights from Cairo to Aswan and from Luxor to Cairo',
      'Road trip to Abu Simbel',
      'Site entries except special tombs',
      'Airport transfers',
    ],
    exclusions: [
      'International flights',
      'Egypt visa',
      'Meals in Cairo and Aswan except breakfast',
      'Tips for crew and guide',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Cairo',
        description:
          'Transfer of about 45 minutes to a hotel in Zamalek, on an island in the Nile. If you land early, the guide suggests a felucca at five.',
      },
      {
        day: 2,
        title: 'Giza and the Grand Egyptian Museum',
        description:
          "The pyramids at eight, before the coaches, with time inside one. After lunch, three hours in the museum next door, and all 5,000 of Tutankhamun's objects.",
      },
      {
        day: 3,
        title: 'Saqqara and Old Cairo',
        description:
          'The step pyramid of Djoser, older than Giza by a century, and painted tombs beside it. Then Khan el-Khalili and a supper of koshari in the medieval streets.',
      },
      {
        day: 4,
        title: 'Fly to Aswan',
        description:
          'An hour and a half in the air, then a motor boat to Philae, moved stone by stone in the 1970s. In the evening walk the souk for spices and hibiscus.',
      },
      {
        day: 5,
        title: 'Abu Simbel',
        description:
          'Leave at four in the morning, 280 km across the desert, to reach the temples by eight. You are back in Aswan for a late lunch and a swim.',
      },
      {
        day: 6,
        title: 'Onto the boat',
        description:
          'A felucca round Elephantine Island, then board for lunch. By late afternoon you moor at Kom Ombo, with its double temple and crocodile mummies, lit after dark.',
      },
      {
        day: 7,
        title: 'Edfu and the Esna lock',
        description:
          'A short carriage or taxi ride to the temple of Horus at Edfu, nearly complete. Then hours on deck as the boat passes palms, fields and the lock at Esna.',
      },
      {
        day: 8,
        title: 'Valley of the Kings',
        description:
          "Over to the west bank at half past six for three royal tombs, then Hatshepsut's terraces at Deir el-Bahari and the Colossi of Memnon. Back aboard for a slow lunch.",
      },
      {
        day: 9,
        title: 'Karnak and back to Cairo',
        description:
          "Karnak's hall of 134 columns, then Luxor temple on the riverbank. You leave the boat after lunch and fly to Cairo in about an hour.",
      },
      {
        day: 10,
        title: 'Departure',
        description:
          'A transfer to Cairo airport, 40 minutes outside the rush hour. If you fly late, there is time for the Coptic quarter and its hanging church.',
      },
    ],
    seasonMonths: [10, 11, 12, 1, 2, 3, 4],
  },
  {
    slug: 'lisbon-porto-and-the-douro',
    title: 'Lisbon, Porto and the Douro',
    destination: 'Lisbon, Porto and the Douro Valley, Portugal',
    country: 'Portugal',
    category: 'cultural',
    difficulty: 'easy',
    durationDays: 8,
    pricePounds: 1250,
    maxParticipants: 16,
    summary:
      'Three nights in Lisbon, the fast train north to Porto and the slow one up the Douro to the vineyards at Pinhao.',
    description:
      'Portugal is small enough to see well in eight days without a car. Three nights in Lisbon give you the hills and Sintra. The fast train to Porto takes about three hours, and the Douro line takes two and a half more to Pinhao, hugging the river for the last hour.\n\nYou stay near stations, which in Lisbon also means near the tram, and eat where the menu is written on paper: grilled sardines in June, caldo verde, roast kid, cream custards warm from the oven. One night is on a wine estate, with supper at the family table and a look at the granite tanks where grapes are still trodden.\n\nIt suits people who like steep streets and long lunches. Lisbon has seven hills, so bring shoes with grip. September is harvest, busy and golden.',
    inclusions: [
      '7 nights in hotels and a wine estate',
      'All breakfasts',
      'Dinner on the estate',
      'Trains from Lisbon to Porto and along the Douro',
      'Local guides in both cities',
      'Rabelo boat trip at Pinhao',
      'Two wine tastings',
      'Sintra by train with palace entries',
    ],
    exclusions: [
      'Flights to Lisbon and from Porto',
      'Lunches',
      'Most dinners',
      'City tourist tax',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Lisbon',
        description:
          'The airport is 7 km from the centre, 25 minutes by metro. Your hotel is in Baixa, and the guide leads a walk up to the miradouro at Santa Luzia.',
      },
      {
        day: 2,
        title: 'Alfama and Belem',
        description:
          'The lanes of Alfama before the heat, then the waterfront at Belem for the Jeronimos monastery. A custard tart is compulsory, or nearly.',
      },
      {
        day: 3,
        title: 'Sintra',
        description:
          'Forty minutes by train from Rossio, then up to the Pena palace on its hill. The afternoon is Quinta da Regaleira and a spiral well you can walk down.',
      },
      {
        day: 4,
        title: 'Train to Porto',
        description:
          'The Alfa Pendular takes about three hours and crosses the Douro on the last bend. After settling in, walk down to the Ribeira for supper by the water.',
      },
      {
        day: 5,
        title: 'Porto and Gaia',
        description:
          'The Sao Bento tiles, the Bolhao market and the Clerigos tower in the morning. Then over the upper deck of the bridge to a port lodge in Gaia.',
      },
      {
        day: 6,
        title: 'Douro line to Pinhao',
        description:
          'Two and a half hours from Sao Bento, river side on the right. You walk through the vines to the estate for the afternoon and dine with the family.',
      },
      {
        day: 7,
        title: 'On the river',
        description:
          'An hour in a flat-bottomed rabelo boat below the terraces, then a tasting of dry reds and an old tawny. The evening train returns you to Porto.',
      },
      {
        day: 8,
        title: 'Departure',
        description:
          'The metro runs to Porto airport in about 30 minutes from Trindade, every half hour. Tickets are in your pack, and the guide will print your boarding pass.',
      },
    ],
    seasonMonths: [4, 5, 6, 9, 10],
  },
];
